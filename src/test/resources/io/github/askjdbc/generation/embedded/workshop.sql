CREATE TABLE tbl_staff (staff_id INTEGER PRIMARY KEY, first_nm TEXT NOT NULL, last_nm TEXT NOT NULL, trade TEXT NOT NULL, hourly_wage NUMERIC NOT NULL, hired_on DATE NOT NULL, left_on DATE, supervisor_id INTEGER REFERENCES tbl_staff(staff_id));
CREATE TABLE tbl_accountholders (accountholder_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, email TEXT, newsletter INTEGER NOT NULL, is_blocked TEXT NOT NULL);
CREATE TABLE tbl_orders (order_id INTEGER PRIMARY KEY, order_number TEXT NOT NULL, accountholder_id INTEGER NOT NULL REFERENCES tbl_accountholders(accountholder_id), sold_by_staff_id INTEGER NOT NULL REFERENCES tbl_staff(staff_id), serviced_by_staff_id INTEGER REFERENCES tbl_staff(staff_id), amount NUMERIC NOT NULL, delivered_on DATE);
CREATE TABLE tbl_halls (hall_id INTEGER PRIMARY KEY, name TEXT NOT NULL, benches INTEGER NOT NULL, closed_on DATE);
INSERT INTO tbl_staff VALUES (1, 'Ida', 'Moor', 'Fitter', 21, '2015-02-01', NULL, NULL), (2, 'Olaf', 'Brandt', 'Fitter', 24, '2017-03-01', '2022-05-31', 1), (3, 'Wen', 'Li', 'Painter', 22, '2019-09-01', NULL, 1);
INSERT INTO tbl_accountholders VALUES (1, 'Rita Vale', 'rita@example.org', 1, 'Y'), (2, 'Sam Orr', NULL, 0, 'N'), (3, 'Tess Hume', NULL, 1, 'N');
INSERT INTO tbl_orders VALUES (1, 'W-100', 1, 1, 2, 120, '2023-01-05'), (2, 'W-101', 2, 1, NULL, 75, NULL), (3, 'W-102', 3, 3, 2, 310, NULL);
INSERT INTO tbl_halls VALUES (1, 'North', 12, NULL), (2, 'Yard', 4, '2020-12-31');
