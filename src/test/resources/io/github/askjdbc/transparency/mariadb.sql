DROP TABLE IF EXISTS other
DROP TABLE IF EXISTS town
CREATE TABLE town (id INTEGER AUTO_INCREMENT PRIMARY KEY, name VARCHAR(20) NOT NULL, people INT, born DATE, picture BLOB)
INSERT INTO town VALUES (1, 'Ely', 20, DATE '1109-01-01', X'0102'), (2, 'Wells', 12, NULL, NULL), (3, 'Truro', 23, DATE '1876-12-15', X'')

SELECT * FROM town
SELECT * FROM town ORDER BY id
SELECT id, name FROM town WHERE people > ?
SELECT name FROM town WHERE id = ?
SELECT COUNT(*), MAX(people) FROM town
SELECT id, name, people, born, picture FROM town FOR UPDATE
INSERT INTO town (name, people) VALUES ('Bath', 90)
INSERT INTO town (name, people) VALUES (?, ?)
INSERT INTO town (name, people, picture) VALUES (?, ?, ?)
INSERT INTO town (id, name) VALUES (1, 'twice')
INSERT INTO town (name) VALUES (NULL)
UPDATE town SET people = people + 1
UPDATE town SET people = ? WHERE id = ?
UPDATE town SET born = ? WHERE id = ?
DELETE FROM town WHERE id = 3
DELETE FROM town WHERE name = ?
CREATE TABLE other (id INTEGER)
DROP TABLE other
INSERT INTO other VALUES (1)
SELECT * FROM nothing
SELEC 1
SELECT 1 / 0
SELECT 'How many towns are there?' AS question
-- a comment alone
  ; 
VALUES (1, 'a'), (2, 'b')
WITH big AS (SELECT * FROM town WHERE people > 15) SELECT name FROM big
SELECT t.id, t.name AS NAME FROM town t JOIN town u ON t.id = u.id
SELECT CAST(? AS INTEGER)
{call nothing(?)}
COMMIT
ROLLBACK
SELECT name FROM town WHERE
{? = call ABS(?)}
CALL nothing()
INSERT INTO town (name) VALUES ('Hull') RETURNING id
REPLACE INTO town (id, name) VALUES (2, 'Bury')
SET @x = 1
SHOW TABLES
SHOW COLUMNS FROM town
DESCRIBE town
SELECT 1; SELECT 2
EXPLAIN SELECT name FROM town WHERE id = 1
SELECT people AS amount, born, id FROM town
START TRANSACTION
SELECT DATE '2024-02-29' + INTERVAL 1 DAY AS tomorrow
