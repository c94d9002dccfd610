-- What courses said before there was a form for all of it moves to where the form keeps it.
UPDATE courses SET
  schedule = (schedule - 'timeSlots') || jsonb_build_object(
    'agenda', coalesce(schedule -> 'timeSlots', '[]'::jsonb),
    'registrationDeadline',
      CASE WHEN deadline_at IS DISTINCT FROM starts_at THEN to_jsonb((deadline_at AT TIME ZONE zone)::date) ELSE 'null'::jsonb END
  ),
  practical = (practical - 'participantsPerInstructor') || jsonb_build_object(
    'studentRatio', '1:' || coalesce(practical ->> 'participantsPerInstructor', '1'),
    'safetyRequirements', jsonb_build_object(
      'healthClearance', coalesce(eligibility -> 'requiresHealthClearance', 'false'::jsonb),
      'insuranceRequired', coalesce(eligibility -> 'requiresInsurance', 'false'::jsonb)
    )
  ),
  certification = certification || jsonb_build_object('type', 'completion'),
  media = media - 'coverImage',
  reviews = jsonb_build_object('enabled', true, 'requireVerifiedEnrollment', true) || reviews;
--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "eligibility";
