CREATE TABLE "payment_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"shard" integer NOT NULL,
	"moves" integer NOT NULL,
	"eur" bigint NOT NULL,
	CONSTRAINT "payment_days_day_kind_shard_pk" PRIMARY KEY("day","kind","shard")
);
--> statement-breakpoint
CREATE TABLE "payment_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"move" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"eur" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_moves_journal_key" ON "payment_moves" USING btree ("journal_id","kind");--> statement-breakpoint
CREATE INDEX "payment_moves_at_idx" ON "payment_moves" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "payment_moves_day_idx" ON "payment_moves" USING btree ("day");--> statement-breakpoint
-- What follows is written by hand.
-- What the ledger says of money that settled a sale or was given back of one, by kind of what it was for. Shares are
-- differences of rounded running sums, so that they add up to the cent; what no price tells apart is shared alike.
CREATE FUNCTION payment_moves_of(wanted uuid[]) RETURNS TABLE (
  journal_id uuid, kind text, move text, owner_kind text, owner_id uuid, at timestamptz, day date, eur integer
) LANGUAGE sql AS $$
  WITH settled AS (
    SELECT j.id, j.owner_kind, j.owner_id, j.at, -sum(l.amount) AS eur,
      CASE j.kind WHEN 'capture-applied' THEN 'received' WHEN 'refund-paid' THEN 'refunded' ELSE 'returned' END AS move
    FROM journals j JOIN journal_lines l ON l.journal_id = j.id
    WHERE j.id = ANY (wanted) AND j.kind IN ('capture-applied', 'refund-paid', 'refund-returned')
      AND l.currency = 'EUR' AND l.account IN ('receivable', 'refunds_payable')
    GROUP BY j.id
  ), priced AS (
    SELECT s.id, l.kind, sum(coalesce(l.price_eur, 0)) AS price
    FROM settled s JOIN order_lines l ON s.owner_kind = 'order' AND l.order_id = s.owner_id
    GROUP BY s.id, l.kind
    UNION ALL
    SELECT s.id, l.kind, 1
    FROM settled s JOIN line_changes c ON s.owner_kind = 'line-change' AND c.id = s.owner_id
    JOIN order_lines l ON l.id = c.line_id
  ), weighed AS (
    SELECT id, kind, CASE WHEN sum(price) OVER (PARTITION BY id) = 0 THEN 1 ELSE price END AS weight FROM priced
  ), running AS (
    SELECT id, kind, weight, sum(weight) OVER (PARTITION BY id ORDER BY kind) AS up_to,
      sum(weight) OVER (PARTITION BY id) AS whole
    FROM weighed
  ), shared AS (
    SELECT s.*, coalesce(r.kind, 'PaymentCase') AS sale_kind,
      CASE WHEN r.id IS NULL THEN s.eur
        ELSE round(s.eur::numeric * r.up_to / r.whole) - round(s.eur::numeric * (r.up_to - r.weight) / r.whole)
      END AS share
    FROM settled s LEFT JOIN running r ON r.id = s.id
  )
  SELECT id, sale_kind, move, owner_kind, owner_id, at, (at AT TIME ZONE 'Asia/Dubai')::date, share::integer
  FROM shared WHERE share <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION keep_payment_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free integer := 0;
  written integer;
BEGIN
  INSERT INTO payment_moves (id, journal_id, kind, move, owner_kind, owner_id, at, day, eur)
  SELECT gen_random_uuid(), m.* FROM payment_moves_of(ARRAY(SELECT DISTINCT journal_id FROM added)) m;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written = 0 THEN RETURN NULL; END IF;
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
CREATE TRIGGER journal_lines_payment_moves AFTER INSERT ON journal_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_payment_moves();
--> statement-breakpoint
CREATE TRIGGER payment_moves_append_only BEFORE UPDATE OR DELETE ON payment_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- For what was in the ledger before, and should the copies ever be lost. Nobody pays meanwhile.
CREATE FUNCTION rebuild_payment_moves() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE journal_lines IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE payment_moves, payment_days;
  INSERT INTO payment_moves (id, journal_id, kind, move, owner_kind, owner_id, at, day, eur)
  SELECT gen_random_uuid(), m.* FROM payment_moves_of(ARRAY(
    SELECT id FROM journals WHERE kind IN ('capture-applied', 'refund-paid', 'refund-returned'))) m;
  INSERT INTO payment_days (day, kind, shard, moves, eur)
  SELECT day, kind, 0, count(*), sum(eur) FROM payment_moves GROUP BY day, kind;
END $$;
--> statement-breakpoint
SELECT rebuild_payment_moves();
