/**
 * Where each rule lives. `sign` is how a copy of it would look in code; it may stand
 * in the files of `allowedIn` alone. A comment there says why a further one is no copy.
 *
 * @typedef {{ rule: string, sign: RegExp, allowedIn: readonly string[] }} GuardedRule
 */

const rights = 'PRE_ORDER_PREVIEW|COLLECTION_VIEW|SHOPPINGCART_INSERT|SHOPPINGCART_SUBMIT|SCAN_ARTICLES';
const findings =
  'cartMissing|cartEmpty|inPreview|styleNotForSale|colourPeriodEnded|\\w+Locked|notAllowedFor\\w+|not(?:Re|Pre)orderable|notBuyable|priceMissing|priceChanged|stockExceeded|permittedExceeded|lengthTotalExceeded|limitExceeded|limitNotComparable';

/** @type {readonly GuardedRule[]} */
export const guardedRules = [
  {
    rule: 'which right a question asks for (K1)',
    sign: new RegExp(`['"\`](?:${rights})['"\`]|\\b(?:${rights}):`),
    allowedIn: [
      'core/src/contract/rights.ts',
      'core/src/rules/rights.ts',
      // Their names for users, and a tile that is shown to whom its row says.
      'web/src/ordering/access/rightName.ts',
      'web/src/maintenance/useFeatures.ts',
      'backend/src/dashboard/tile.seed.ts',
    ],
  },
  {
    rule: 'whether a user holds a right (K1)',
    sign: /rights(?:\[[\w.]+\]|\.(?:preorder|postorder|selfService|admin))\.rights|\brights\.includes\(/,
    allowedIn: [
      'core/src/rules/rights.ts',
      // A tile's own condition.
      'backend/src/dashboard/tile.policy.ts',
    ],
  },
  {
    rule: 'the phase of a sales period (L3)',
    sign: /(?<!=)[<>]=?\s*(?:\w+\.)*salesPeriod(?:From|To)\b|\bsalesPeriod(?:From|To)\s*(?:[<>]=?|[-+]\s*\d)/,
    allowedIn: ['core/src/rules/sellingPhase.ts'],
  },
  {
    rule: 'what a margin is reckoned from (M4)',
    sign: /retail\w*\s*-\s*(?:\w+\.)*(?:sales|compared|cost)\w*|\/\s*\(1_?000\s*\+\s*\w*vat/i,
    allowedIn: ['core/src/rules/margin.ts'],
  },
  {
    rule: 'what limits pieces (N7)',
    sign: /(?<!=)[<>]=?\s*(?:\w+\.)*(?:availableQuantity|permittedQuantity)\b|\b(?:availableQuantity|permittedQuantity)\s*[<>]|\.lengthLimits\.find\b/,
    allowedIn: ['core/src/rules/quantityRules.ts'],
  },
  {
    rule: 'what an order limit leaves (O4)',
    sign: /\bused\s*\+\s*[\w.]+\s*-|-\s*(?:\w+\.)*used\b|\blimit\.currency\s*[!=]==/,
    allowedIn: ['core/src/rules/limitRule.ts'],
  },
  {
    rule: 'the most pieces of a cell (HZ23)',
    sign: /\b9_?999\b/,
    allowedIn: [
      'core/src/contract/ordering/quantity.ts',
      // The database's own guard.
      'backend/src/ordering/cart/cart.schema.ts',
      'backend/src/ordering/order/order.schema.ts',
      // How many styles an event shows.
      'backend/src/operator/liveChanges.ts',
      'backend/src/operator/cli/liveCommands.ts',
    ],
  },
  {
    rule: 'when a rule objects (N7)',
    sign: new RegExp(`(?:finding\\(|\\bcode: )'(?:${findings})'`),
    allowedIn: [
      'core/src/rules/copyPlan.ts',
      'core/src/rules/emptyCartRule.ts',
      'core/src/rules/limitRule.ts',
      'core/src/rules/priceRules.ts',
      'core/src/rules/quantityRules.ts',
      'core/src/rules/sellingTimeRules.ts',
      'core/src/rules/styleFindings.ts',
      'core/src/rules/variantRules.ts',
      // A variant that the catalogue has not, which the rules cannot be asked about.
      'backend/src/ordering/cart/edits/changeLines.ts',
    ],
  },
  {
    rule: 'what a finding says (N7)',
    sign: /['"`]rule\./,
    allowedIn: ['core/src/rules/findingText.ts'],
  },
  {
    rule: 'which values of a finding are money (N7)',
    sign: /:\s*['"`](?:stored|valid)Currency['"`]/,
    allowedIn: ['core/src/rules/findingText.ts'],
  },
  {
    rule: 'what a maintenance blocks (E3)',
    sign: /\b(?:parts|features)\.length === 0\s*(?:&&|\|\|)/,
    allowedIn: [
      'core/src/rules/blocksPart.ts',
      // Which tiles a maintenance covers (D7).
      'core/src/maintenance/tileMaintenance.ts',
    ],
  },
  {
    rule: 'how a quantity is read (HZ23)',
    sign: /\\d\{1,3\}\(|\bpieza\b/,
    // Amounts of money in a house's files have signs for thousands, too.
    allowedIn: ['core/src/rules/quantityText.ts', 'backend/src/import/kinds/cellTypes.ts'],
  },
  {
    rule: 'the sizes of pictures (R1)',
    sign: /\b(?:227|321|1047)\b/,
    allowedIn: ['core/src/contract/ordering/picture.ts'],
  },
  {
    rule: 'how pauses between tries grow (B3)',
    sign: /\* 2 \*\*/,
    allowedIn: [
      'core/src/platform/retryPauses.ts',
      // Transactions of the database, which nobody waits for.
      'backend/src/database/transaction.ts',
    ],
  },
];

/** @type {Map<string, string>} */
const read = new Map();
/** @param {string} text */
const code = (text) => {
  const known = read.get(text) ?? text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  read.set(text, known);
  return known;
};

/**
 * Files that hold a rule away from its home, and homes that no longer hold it. `files` is source by path below
 * packages/.
 *
 * @param {ReadonlyMap<string, string>} files
 */
export function strays(files) {
  return guardedRules.flatMap(({ rule, sign, allowedIn: allowed }) => {
    const found = [...files].filter(([, text]) => sign.test(code(text))).map(([path]) => path);
    return [
      ...found.filter((path) => !allowed.includes(path)).map((path) => `${path} decides again: ${rule}`),
      ...allowed.filter((path) => !found.includes(path)).map((path) => `${path} no longer holds: ${rule}`),
    ];
  });
}
