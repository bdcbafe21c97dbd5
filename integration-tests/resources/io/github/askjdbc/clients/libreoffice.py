"""Asks through LibreOffice's database layer, as Base does, and prints what comes back.

Run by the Python that knows LibreOffice's UNO: libreoffice.py JAR URL PROFILE-FOLDER TEXT...
"""
import os
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue


def named(name, value):
    setting = PropertyValue()
    setting.Name, setting.Value = name, value
    return setting


def started(folder):
    """An office without windows, and the context of its services."""
    pipe = "ask%d" % os.getpid()
    office = subprocess.Popen(
        ["soffice", "--headless", "--norestore", "--nologo", "--nodefault",
         "-env:UserInstallation=file://" + folder, "--accept=pipe,name=%s;urp;" % pipe])
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(120):
        try:
            return office, resolver.resolve(
                "uno:pipe,name=%s;urp;StarOffice.ComponentContext" % pipe)
        except Exception:  # it is not listening yet
            time.sleep(0.5)
    raise SystemExit("LibreOffice did not start within a minute")


def shown(connection, text):
    statement = connection.createStatement()
    statement.EscapeProcessing = False
    try:
        rows = statement.executeQuery(text)
    except Exception as refusal:
        print("error", refusal.SQLState, refusal.Message.splitlines()[0])
        return
    columns = rows.getMetaData().getColumnCount()
    while rows.next():
        print("row", "|".join(rows.getString(i + 1) for i in range(columns)))


def main(jar, url, folder, *texts):
    office, context = started(folder)
    try:
        drivers = context.ServiceManager.createInstanceWithContext(
            "com.sun.star.sdbc.DriverManager", context)
        connection = drivers.getConnectionWithInfo(
            url, (named("JavaDriverClass", "io.github.askjdbc.AskDriver"),
                  named("JavaDriverClassPath", "file://" + jar)))
        for text in texts:
            shown(connection, text)
        connection.close()
    finally:
        office.terminate()
        office.wait(30)


main(*sys.argv[1:])
