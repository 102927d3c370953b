/** What is wrong with a delivered line, with the values of its message. */
export const refusalWords = {
  ahead: 'import.refused.ahead',
  amount: 'import.refused.amount',
  cells: 'import.refused.cells',
  characters: 'import.refused.characters',
  choice: 'import.refused.choice',
  code: 'import.refused.code',
  colourValue: 'import.refused.colourValue',
  country: 'import.refused.country',
  currency: 'import.refused.currency',
  currencyInUse: 'import.refused.currencyInUse',
  day: 'import.refused.day',
  doubled: 'import.refused.doubled',
  doubledFile: 'import.refused.doubledFile',
  ean: 'import.refused.ean',
  email: 'import.refused.email',
  formula: 'import.refused.formula',
  json: 'import.refused.json',
  missing: 'import.refused.missing',
  noShare: 'import.refused.noShare',
  notOrdered: 'import.refused.notOrdered',
  number: 'import.refused.number',
  otherBefore: 'import.refused.otherBefore',
  percent: 'import.refused.percent',
  period: 'import.refused.period',
  reference: 'import.refused.reference',
  region: 'import.refused.region',
  share: 'import.refused.share',
  size: 'import.refused.size',
  sizeTwice: 'import.refused.sizeTwice',
  taken: 'import.refused.taken',
  textLanguage: 'import.refused.textLanguage',
  textName: 'import.refused.textName',
  tooLong: 'import.refused.tooLong',
  tooMany: 'import.refused.tooMany',
  wholeCustomer: 'import.refused.wholeCustomer',
  // Files that are refused as a whole.
  archiveBroken: 'import.archive.broken',
  archiveEntry: 'import.archive.entry',
  archiveLarge: 'import.archive.large',
  documentForm: 'import.document.form',
  documentLarge: 'import.document.large',
  documentName: 'import.document.name',
  edifactBroken: 'import.edifact.broken',
  edifactCount: 'import.edifact.count',
  edifactLines: 'import.edifact.lines',
  edifactMessage: 'import.edifact.message',
  edifactOrder: 'import.edifact.order',
  fileBarred: 'import.file.barred',
  fileColumns: 'import.file.columns',
  fileHeading: 'import.file.heading',
  fileKind: 'import.file.kind',
  fileLong: 'import.file.long',
  fileNoRows: 'import.file.noRows',
  fileWide: 'import.file.wide',
  profileBroken: 'import.profile.broken',
  profileColumn: 'import.profile.column',
  profileField: 'import.profile.field',
  profileNeeded: 'import.profile.needed',
  profileSize: 'import.profile.size',
  pictureDamaged: 'import.picture.damaged',
  pictureFormat: 'import.picture.format',
  pictureLarge: 'import.picture.large',
  pictureName: 'import.picture.name',
  picturePixels: 'import.picture.pixels',
} as const;

export type LineRefusalCode = keyof typeof refusalWords;

/** Values are shown as they were delivered, so they are cut. */
export interface ImportProblem {
  readonly code: LineRefusalCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A file that cannot be taken as a list, though its text could be read. */
export class RefusedList extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem.code);
    this.name = 'RefusedList';
    this.problem = problem;
  }
}

const LONGEST_SHOWN = 60;

/** A delivered text without characters that would disturb the line or the terminal that shows it. */
export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\u{fffd}');

/** A delivered text as a message repeats it: visible, and short. */
export const shown = (text: string): string => {
  const whole = visible(text);
  return whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}…` : whole;
};
