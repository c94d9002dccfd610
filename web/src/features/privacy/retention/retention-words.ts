/** What stands on the page of what may go once it is old. */
export const RETENTION_WORDS = {
  lead: 'What nobody needs any more goes after the months that you choose. Nothing goes until a rule is switched on.',
  dryRun: 'A dry run shows what would go now, by the months that are saved. It changes nothing.',
  nothing: 'Nothing would go now.',
  warned:
    'Before an account is erased its person is told by letter, and has thirty days. A login makes the letter void, and so does switching the rule off.',
  kept: 'Old enough, and kept for now:',
  byItself:
    'Logins, links in letters, codes and wrong passwords go by themselves once they are over, and what other programs were told goes after 30 days.',
  acts: { deleted: 'Deleted', emptied: 'Emptied', erased: 'Erased' },
  noRuns: 'No rule was carried out yet.',
  done: { save: 'The rule is saved.', run: 'The rule is being carried out.' },
} as const;
