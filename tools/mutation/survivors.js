/**
 * Why some mutants survive, by name. A further sample closes a gap. For the other survivors the search was limited
 * to a number of situations and walks each (touring.ts).
 *
 * @type {import('./report.js').Reason[]}
 */
export const reasons = [
  {
    reason:
      'Without the right nothing was typed that it could refuse: it names the right as what is missing (why not).',
    mutants: [
      'cart.editing · edits.undone: without guard and holdsInsert',
      'cart.editing · edits.redone: without guard and holdsInsert',
      'cart.editing · save.requested: without guard and holdsInsert',
    ],
  },
  {
    reason:
      'It spares a step; no situation was found, of those the samples lead to, in which the step changes anything.',
    mutants: ['cart · draft.kept: without guard keptMoved', 'selection.away · focus.left: without it'],
  },
  {
    reason: 'No situation was found, of those the samples lead to, in which it makes a difference.',
    mutants: [
      'portal · route.changed (3): without action reportOverlaysNeeded',
      'scan.working · scan.retried: without action settle',
      'scan.working · scan.retried: without action reportScanned',
      'scan.working · scan.taken: without action reportScanned',
      'scan.working · scan.removed: without action settle',
      'scan.working · list.cleared: without action settle',
      'scan.working · gone.read: without action forgetGone',
      'scan.working · cart.turned: without action reportScanned',
    ],
  },
];
