CREATE TABLE "ledger_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"shard" integer NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "ledger_days_day_kind_account_currency_shard_pk" PRIMARY KEY("day","kind","account","currency","shard")
);
--> statement-breakpoint
CREATE TABLE "tax_moves" (
	"journal_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"rate_bp" integer NOT NULL,
	"net_eur" integer NOT NULL,
	"tax_eur" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_moves_journal_key";--> statement-breakpoint
DROP INDEX "payment_moves_day_idx";--> statement-breakpoint
ALTER TABLE "payment_moves" ADD COLUMN "course_id" uuid;--> statement-breakpoint
ALTER TABLE "tax_moves" ADD CONSTRAINT "tax_moves_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_moves_day_idx" ON "tax_moves" USING btree ("day","rate_bp","kind","net_eur","tax_eur");--> statement-breakpoint
CREATE INDEX "journals_at_idx" ON "journals" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "payment_moves_day_idx" ON "payment_moves" USING btree ("day","course_id","kind","move","eur");--> statement-breakpoint
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_journal_key" UNIQUE NULLS NOT DISTINCT("journal_id","course_id");--> statement-breakpoint
-- What follows is written by hand.
-- As before, by course: the one that a line was on when the money moved, which is the one that it was moved from first
-- after that. What a change of a course costs is of the run that it leads to.
DROP FUNCTION payment_moves_of(uuid[]);
--> statement-breakpoint
CREATE FUNCTION payment_moves_of(wanted uuid[]) RETURNS TABLE (
  journal_id uuid, kind text, course_id uuid, move text, owner_kind text, owner_id uuid, at timestamptz, day date, eur integer
) LANGUAGE sql AS $$
  WITH settled AS (
    SELECT j.id, j.owner_kind, j.owner_id, j.at, -sum(l.amount) AS eur,
      CASE j.kind WHEN 'capture-applied' THEN 'received' WHEN 'refund-paid' THEN 'refunded' ELSE 'returned' END AS move
    FROM journals j JOIN journal_lines l ON l.journal_id = j.id
    WHERE j.id = ANY (wanted) AND j.kind IN ('capture-applied', 'refund-paid', 'refund-returned')
      AND l.currency = 'EUR' AND l.account IN ('receivable', 'refunds_payable')
    GROUP BY j.id
  ), priced AS (
    SELECT s.id, l.kind, then_on.course_id, sum(coalesce(l.price_eur, 0)) AS price
    FROM settled s JOIN order_lines l ON s.owner_kind = 'order' AND l.order_id = s.owner_id,
    LATERAL (SELECT coalesce(
      (SELECT c.from_course_id FROM line_changes c
       WHERE c.order_id = s.owner_id AND c.line_id = l.id AND c.kind = 'move' AND c.state = 'done' AND c.done_at > s.at
       ORDER BY c.done_at LIMIT 1), l.course_id) AS course_id) then_on
    GROUP BY s.id, l.kind, then_on.course_id
    UNION ALL
    SELECT s.id, l.kind, coalesce(c.to_course_id, c.from_course_id), 1
    FROM settled s JOIN line_changes c ON s.owner_kind = 'line-change' AND c.id = s.owner_id
    JOIN order_lines l ON l.id = c.line_id
  ), weighed AS (
    SELECT id, kind, course_id, CASE WHEN sum(price) OVER (PARTITION BY id) = 0 THEN 1 ELSE price END AS weight
    FROM priced
  ), running AS (
    SELECT id, kind, course_id, weight, sum(weight) OVER (PARTITION BY id ORDER BY kind, course_id) AS up_to,
      sum(weight) OVER (PARTITION BY id) AS whole
    FROM weighed
  ), shared AS (
    SELECT s.*, coalesce(r.kind, 'PaymentCase') AS sale_kind, r.course_id,
      CASE WHEN r.id IS NULL THEN s.eur
        ELSE round(s.eur::numeric * r.up_to / r.whole) - round(s.eur::numeric * (r.up_to - r.weight) / r.whole)
      END AS share
    FROM settled s LEFT JOIN running r ON r.id = s.id
  )
  SELECT id, sale_kind, course_id, move, owner_kind, owner_id, at, (at AT TIME ZONE 'Asia/Dubai')::date, share::integer
  FROM shared WHERE share <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION add_payment_moves(wanted uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  written integer;
BEGIN
  INSERT INTO payment_moves (id, journal_id, kind, course_id, move, owner_kind, owner_id, at, day, eur)
  SELECT gen_random_uuid(), m.* FROM payment_moves_of(wanted) m;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_payment_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free integer := 0;
BEGIN
  IF add_payment_moves(ARRAY(SELECT DISTINCT journal_id FROM added)) = 0 THEN RETURN NULL; END IF;
  -- The first shard that no other transaction holds: nobody waits, so nobody can wait in a ring.
  WHILE NOT pg_try_advisory_xact_lock(7203961, free) LOOP free := free + 1; END LOOP;
  INSERT INTO payment_days (day, kind, shard, moves, eur)
  SELECT day, kind, free, count(*), sum(eur) FROM payment_moves
  WHERE journal_id IN (SELECT journal_id FROM added) GROUP BY day, kind
  ON CONFLICT (day, kind, shard)
  DO UPDATE SET moves = payment_days.moves + excluded.moves, eur = payment_days.eur + excluded.eur;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_payment_moves() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE journal_lines IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE payment_moves, payment_days;
  PERFORM add_payment_moves(ARRAY(
    SELECT id FROM journals WHERE kind IN ('capture-applied', 'refund-paid', 'refund-returned')));
  INSERT INTO payment_days (day, kind, shard, moves, eur)
  SELECT day, kind, 0, count(*), sum(eur) FROM payment_moves GROUP BY day, kind;
END $$;
--> statement-breakpoint
-- What journals say of the tax of sales, at the rate that was frozen with each.
CREATE FUNCTION add_tax_moves(wanted uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tax_moves (journal_id, kind, day, rate_bp, net_eur, tax_eur)
  SELECT j.id, j.kind, (j.at AT TIME ZONE 'Asia/Dubai')::date,
    coalesce((o.breakdown ->> 'taxBp')::integer, p.tax_bp, 0),
    coalesce(-sum(l.amount) FILTER (WHERE l.account = 'revenue'), 0),
    coalesce(-sum(l.amount) FILTER (WHERE l.account = 'tax_payable'), 0)
  FROM journals j JOIN journal_lines l ON l.journal_id = j.id
  LEFT JOIN line_changes c ON j.owner_kind = 'line-change' AND c.id = j.owner_id
  LEFT JOIN credit_notes n ON j.owner_kind = 'credit-note' AND n.id = j.owner_id
  LEFT JOIN orders o ON o.id = CASE WHEN j.owner_kind = 'order' THEN j.owner_id ELSE coalesce(c.order_id, n.order_id) END
  LEFT JOIN payment_cases p ON j.owner_kind = 'case' AND p.id = j.owner_id
  WHERE j.id = ANY (wanted) AND l.currency = 'EUR' AND l.account IN ('revenue', 'tax_payable')
  GROUP BY j.id, o.id, p.id
$$;
--> statement-breakpoint
CREATE FUNCTION keep_ledger_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free integer := 0;
BEGIN
  PERFORM add_tax_moves(ARRAY(SELECT DISTINCT journal_id FROM added));
  WHILE NOT pg_try_advisory_xact_lock(7203962, free) LOOP free := free + 1; END LOOP;
  INSERT INTO ledger_days (day, kind, account, currency, shard, debit, credit)
  SELECT (j.at AT TIME ZONE 'Asia/Dubai')::date, j.kind, l.account, l.currency, free,
    sum(greatest(l.amount, 0)), sum(greatest(-l.amount, 0))
  FROM added l JOIN journals j ON j.id = l.journal_id GROUP BY 1, 2, 3, 4
  ON CONFLICT (day, kind, account, currency, shard)
  DO UPDATE SET debit = ledger_days.debit + excluded.debit, credit = ledger_days.credit + excluded.credit;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_lines_ledger_days AFTER INSERT ON journal_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_days();
--> statement-breakpoint
CREATE TRIGGER tax_moves_append_only BEFORE UPDATE OR DELETE ON tax_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION rebuild_ledger_days() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE journal_lines IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE tax_moves, ledger_days;
  PERFORM add_tax_moves(ARRAY(SELECT id FROM journals));
  INSERT INTO ledger_days (day, kind, account, currency, shard, debit, credit)
  SELECT (j.at AT TIME ZONE 'Asia/Dubai')::date, j.kind, l.account, l.currency, 0,
    sum(greatest(l.amount, 0)), sum(greatest(-l.amount, 0))
  FROM journal_lines l JOIN journals j ON j.id = l.journal_id GROUP BY 1, 2, 3, 4;
END $$;
--> statement-breakpoint
SELECT rebuild_payment_moves();
--> statement-breakpoint
SELECT rebuild_ledger_days();
