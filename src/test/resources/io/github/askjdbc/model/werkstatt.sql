CREATE TABLE kunde (kundennummer INTEGER PRIMARY KEY, nachname VARCHAR(40), wohnort VARCHAR(40));
CREATE TABLE fahrrad (fahrradnummer INTEGER PRIMARY KEY, bezeichnung VARCHAR(40), farbe VARCHAR(20), kaufpreis DECIMAL(9, 2));
CREATE TABLE auftrag (auftragsnummer INTEGER PRIMARY KEY, kundennummer INTEGER REFERENCES kunde (kundennummer), fahrradnummer INTEGER REFERENCES fahrrad (fahrradnummer), auftragsdatum DATE, arbeitsstunden INTEGER);
INSERT INTO kunde VALUES (1, 'Berg', 'Köln'), (2, 'Kranich', 'Ulm'), (3, 'Dahl', 'Köln');
INSERT INTO fahrrad VALUES (1, 'Mauersegler', 'rot', 900), (2, 'Maultier', 'blau', 300), (3, 'Komet', 'rot', 800), (4, 'Otter', 'grün', 700);
INSERT INTO auftrag VALUES (1, 1, 1, DATE '2024-01-02', 3), (2, 1, 2, DATE '2024-02-03', 1), (3, 2, 3, DATE '2024-03-04', 2);
