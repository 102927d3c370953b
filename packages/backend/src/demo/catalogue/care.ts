import type { terms } from '../../ordering/style/style.schema.ts';

/** Care of each kind of cloth: washing, bleaching, drying, ironing, professional care, and further advice. */
export const careOf = {
  cotton: ['wash40', 'noBleach', 'tumbleLow', 'ironMedium', 'dryClean'],
  soft: ['wash30', 'noBleach', 'noTumble', 'ironLow', 'noDryClean'],
  linen: ['wash30', 'noBleach', 'dryLine', 'ironMedium', 'dryClean'],
  wool: ['washWool', 'noBleach', 'noTumble', 'dryFlat', 'ironLow', 'dryClean'],
  fineKnit: ['wash30', 'noBleach', 'noTumble', 'dryFlat', 'ironLow', 'noDryClean'],
  tailored: ['noWash', 'noBleach', 'noTumble', 'ironLow', 'dryClean'],
  denim: ['wash30', 'noBleach', 'noTumble', 'ironMedium', 'noDryClean', 'insideOut'],
  cord: ['wash30', 'noBleach', 'noTumble', 'ironLow', 'noDryClean', 'insideOut'],
  waxed: ['noWash', 'noBleach', 'noTumble', 'noIron', 'noDryClean', 'wipe'],
  leather: ['noWash', 'noBleach', 'noTumble', 'noIron', 'noDryClean', 'wipe', 'leatherCare'],
} as const;

const words: readonly (readonly [code: string, en: string, de: string])[] = [
  ['wash30', 'Machine wash at 30 °C', 'Maschinenwäsche bei 30 °C'],
  ['wash40', 'Machine wash at 40 °C', 'Maschinenwäsche bei 40 °C'],
  ['wash60', 'Machine wash at 60 °C', 'Maschinenwäsche bei 60 °C'],
  ['washWool', 'Wool wash, cold', 'Wollwäsche, kalt'],
  ['washHand', 'Hand wash only', 'Nur Handwäsche'],
  ['noWash', 'Do not wash', 'Nicht waschen'],
  ['bleach', 'Any bleach may be used', 'Bleichen erlaubt'],
  ['oxygenBleach', 'Bleach with oxygen only', 'Nur mit Sauerstoff bleichen'],
  ['noBleach', 'Do not bleach', 'Nicht bleichen'],
  ['tumble', 'Tumble dry', 'Trocknen im Trockner'],
  ['tumbleLow', 'Tumble dry at low heat', 'Schonend im Trockner trocknen'],
  ['noTumble', 'Do not tumble dry', 'Nicht im Trockner trocknen'],
  ['dryLine', 'Line dry', 'Auf der Leine trocknen'],
  ['dryFlat', 'Dry flat', 'Liegend trocknen'],
  ['ironLow', 'Iron at low heat', 'Bei geringer Hitze bügeln'],
  ['ironMedium', 'Iron at medium heat', 'Bei mittlerer Hitze bügeln'],
  ['ironHigh', 'Iron at high heat', 'Bei hoher Hitze bügeln'],
  ['noIron', 'Do not iron', 'Nicht bügeln'],
  ['dryClean', 'Professional dry cleaning', 'Professionelle Textilreinigung'],
  ['wetClean', 'Professional wet cleaning', 'Professionelle Nassreinigung'],
  ['noDryClean', 'Do not dry clean', 'Nicht chemisch reinigen'],
  ['insideOut', 'Wash inside out', 'Auf links waschen'],
  ['wipe', 'Wipe with a damp cloth', 'Mit einem feuchten Tuch abwischen'],
  ['leatherCare', 'Treat with leather balm', 'Mit Lederbalsam pflegen'],
];

/** The catalogue's terms for care. */
export const careTerms: readonly (typeof terms.$inferInsert)[] = words.map(([code, en, de]) => ({
  kind: 'care',
  code,
  en,
  de,
}));
