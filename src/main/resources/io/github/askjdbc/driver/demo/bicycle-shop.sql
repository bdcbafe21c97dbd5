-- A small bicycle shop, made up for ask-jdbc. One statement ends with a semicolon at a line's end.
CREATE TABLE category (
  category_id INTEGER PRIMARY KEY,
  name VARCHAR(40) NOT NULL
);
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  name VARCHAR(60) NOT NULL,
  city VARCHAR(40) NOT NULL,
  country VARCHAR(40) NOT NULL
);
CREATE TABLE product (
  product_id INTEGER PRIMARY KEY,
  name VARCHAR(60) NOT NULL,
  category_id INTEGER NOT NULL REFERENCES category(category_id),
  supplier_id INTEGER NOT NULL REFERENCES supplier(supplier_id),
  price DECIMAL(8,2) NOT NULL,
  stock INTEGER NOT NULL
);
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,
  name VARCHAR(60) NOT NULL,
  email VARCHAR(80),
  city VARCHAR(40) NOT NULL,
  joined DATE NOT NULL
);
CREATE TABLE purchase (
  purchase_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(customer_id),
  purchase_date DATE NOT NULL,
  status VARCHAR(20) NOT NULL
);
CREATE TABLE purchase_line (
  purchase_id INTEGER NOT NULL REFERENCES purchase(purchase_id),
  product_id INTEGER NOT NULL REFERENCES product(product_id),
  quantity INTEGER NOT NULL,
  PRIMARY KEY (purchase_id, product_id)
);
INSERT INTO category VALUES
  (1, 'Bicycles'),
  (2, 'Lights'),
  (3, 'Locks'),
  (4, 'Helmets'),
  (5, 'Tyres');
INSERT INTO supplier VALUES
  (1, 'Brisk Cycles', 'Utrecht', 'Netherlands'),
  (2, 'Lumen Works', 'Turin', 'Italy'),
  (3, 'Nordlock', 'Gothenburg', 'Sweden'),
  (4, 'Alpine Safety', 'Innsbruck', 'Austria');
INSERT INTO product VALUES
  (1, 'City Glider', 1, 1, 649.0, 6),
  (2, 'Trail Fox', 1, 1, 899.0, 3),
  (3, 'Cargo Mule', 1, 1, 1890.0, 2),
  (4, 'Junior Sprint', 1, 1, 289.0, 9),
  (5, 'Beam 200', 2, 2, 24.5, 40),
  (6, 'Beam 500', 2, 2, 49.9, 18),
  (7, 'Tail Spark', 2, 2, 14.9, 55),
  (8, 'Fold Lock', 3, 3, 64.0, 21),
  (9, 'Chain Lock 90', 3, 3, 39.0, 30),
  (10, 'Frame Guard', 3, 3, 19.5, 0),
  (11, 'Summit Helmet', 4, 4, 89.0, 12),
  (12, 'Commuter Helmet', 4, 4, 59.0, 25),
  (13, 'Kid Helmet', 4, 4, 34.0, 16),
  (14, 'Road Tyre 28', 5, 1, 27.0, 44),
  (15, 'Gravel Tyre 40', 5, 1, 38.5, 31),
  (16, 'Winter Tyre 35', 5, 3, 52.0, 0);
INSERT INTO customer VALUES
  (1, 'Ada Lindqvist', 'ada@example.org', 'Bristol', '2024-03-13'),
  (2, 'Boris Kane', 'boris@example.org', 'Leeds', '2025-01-03'),
  (3, 'Carla Mendes', 'carla@example.org', 'Bristol', '2025-02-12'),
  (4, 'Dev Patel', 'dev@example.org', 'London', '2025-01-17'),
  (5, 'Elif Aydin', 'elif@example.org', 'London', '2023-01-03'),
  (6, 'Frank Osei', NULL, 'Leeds', '2024-07-03'),
  (7, 'Greta Holm', 'greta@example.org', 'York', '2023-02-18'),
  (8, 'Hugo Lambert', 'hugo@example.org', 'London', '2024-01-27'),
  (9, 'Iris Novak', 'iris@example.org', 'Bristol', '2025-02-08'),
  (10, 'Jonas Weber', NULL, 'York', '2025-11-19'),
  (11, 'Kemi Adeyemi', 'kemi@example.org', 'London', '2023-10-19'),
  (12, 'Liam Byrne', 'liam@example.org', 'Leeds', '2024-01-08');
INSERT INTO purchase VALUES
  (1, 1, '2025-01-18', 'cancelled'),
  (2, 2, '2025-01-10', 'delivered'),
  (3, 2, '2025-01-18', 'delivered'),
  (4, 8, '2025-02-10', 'delivered'),
  (5, 11, '2025-02-22', 'delivered'),
  (6, 1, '2025-03-19', 'delivered'),
  (7, 8, '2025-03-07', 'delivered'),
  (8, 1, '2025-03-18', 'shipped'),
  (9, 1, '2025-04-19', 'delivered'),
  (10, 8, '2025-04-07', 'delivered'),
  (11, 8, '2025-05-18', 'delivered'),
  (12, 10, '2025-05-11', 'delivered'),
  (13, 8, '2025-06-15', 'delivered'),
  (14, 4, '2025-06-08', 'cancelled'),
  (15, 2, '2025-06-23', 'cancelled'),
  (16, 3, '2025-07-03', 'delivered'),
  (17, 4, '2025-07-17', 'delivered'),
  (18, 4, '2025-08-24', 'delivered'),
  (19, 4, '2025-08-20', 'delivered'),
  (20, 1, '2025-09-17', 'delivered'),
  (21, 2, '2025-09-25', 'delivered'),
  (22, 2, '2025-09-16', 'delivered'),
  (23, 1, '2025-10-22', 'delivered'),
  (24, 10, '2025-10-18', 'delivered'),
  (25, 10, '2025-11-27', 'delivered'),
  (26, 4, '2025-11-23', 'delivered');
INSERT INTO purchase_line VALUES
  (1, 16, 2),
  (1, 10, 1),
  (1, 13, 1),
  (2, 16, 3),
  (2, 12, 1),
  (3, 10, 3),
  (4, 15, 2),
  (4, 5, 3),
  (4, 12, 2),
  (5, 15, 2),
  (6, 4, 1),
  (7, 2, 1),
  (7, 4, 1),
  (8, 5, 1),
  (8, 12, 2),
  (9, 16, 1),
  (9, 2, 1),
  (10, 13, 2),
  (10, 9, 1),
  (11, 9, 2),
  (11, 12, 2),
  (12, 8, 1),
  (12, 3, 1),
  (13, 5, 1),
  (14, 1, 1),
  (15, 6, 2),
  (15, 5, 1),
  (16, 14, 3),
  (17, 11, 3),
  (17, 3, 1),
  (18, 2, 1),
  (18, 8, 3),
  (18, 14, 3),
  (19, 13, 2),
  (19, 7, 1),
  (20, 13, 1),
  (20, 1, 1),
  (21, 7, 2),
  (22, 4, 1),
  (23, 2, 1),
  (23, 16, 1),
  (24, 5, 2),
  (24, 9, 3),
  (24, 2, 1),
  (25, 3, 1),
  (26, 13, 1);
