import type { Language } from '@selvedge/core/contract';

type LiteralValues = Readonly<Record<string, string | number>>;

/**
 * Texts that the specification gives letter by letter, and labels of actions that cannot be undone, each with its
 * German. They are written out here, so that a test presses what users read, not whatever a catalogue contains. `{…}`
 * is filled in. A pair has the texts for one and for several.
 */
const literals = {
  logout: ['Logout', 'Abmelden'],
  profile: ['Edit Profile Data', 'Profildaten bearbeiten'],
  calendar: ['Fashion calendar', 'Modekalender'],
  search: ['Search', 'Suche'],
  loggingOut: ['We are logging you out...', 'Sie werden abgemeldet...'],
  signInFailed: ['An error occurred while signing you in', 'Bei der Anmeldung ist ein Fehler aufgetreten'],
  signInAgain: ['Try again', 'Erneut versuchen'],
  mayWeHelp: ['May we help you?', 'Dürfen wir Ihnen helfen?'],
  searchBox: ['Search self-service', 'Self-Service durchsuchen'],
  apps: ['Apps', 'Apps'],
  formsManuals: ['Forms & Manuals', 'Formulare & Anleitungen'],
  events: ['Events', 'Termine'],
  contacts: ['Contacts', 'Kontakte'],
  faq: ['FAQ', 'FAQ'],
  forward: ['Forward', 'Weiterleiten'],
  event: ['Event', 'Termin'],
  send: ['Send', 'Senden'],
  sendToMore: ['Send to more emails', 'An weitere E-Mail-Adressen senden'],
  toCalendar: ['To the calendar', 'Zum Kalender'],
  fieldRequired: ['This field is required', 'Dieses Feld ist ein Pflichtfeld'],
  emailInvalid: ['Please enter a valid email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  errorOccurred: ['An error occurred.', 'Ein Fehler ist aufgetreten.'],
  refresh: ['Refresh', 'Aktualisieren'],
  maintenanceNotice: ['Maintenance notice', 'Wartungshinweis'],
  activeMaintenance: ['Active Maintenance', 'Laufende Wartung'],
  accept: ['Accept', 'Zustimmen'],
  decline: ['Decline', 'Ablehnen'],
  settings: ['Settings', 'Einstellungen'],
  deactivated: [
    'The analysis service has been successfully deactivated.',
    'Der Analysedienst wurde erfolgreich deaktiviert.',
  ],
  preview: ['Preview', 'Vorschau'],
  styleUnavailable: ['Yikes! Style not available.', 'Hoppla! Artikel nicht verfügbar.'],
  orderCheck: ['Order-Check', 'Order-Check'],
  myOrder: ['My Order', 'Mein Auftrag'],
  view: ['View', 'Ansicht'],
  filterStyles: ['Filter styles', 'Artikel filtern'],
  figures: ['Facts and figures', 'Zahlen und Fakten'],
  pdf: ['PDF', 'PDF'],
  approve: ['Approve Order', 'Auftrag freigeben'],
  approved: ['Order Approved', 'Auftrag freigegeben'],
  recall: ['Withdraw approval', 'Freigabe zurücknehmen'],
  returnToBuyer: ['Return to the buyer', 'An Einkauf zurückgeben'],
  returnOrder: ['Return the order', 'Auftrag zurückgeben'],
  posManagerFinalizes: [
    'As soon as the order is released, it is finalized by the POS Manager.',
    'Sobald der Auftrag freigegeben ist, schließt ihn der POS-Manager ab.',
  ],
  finalize: ['Finalize order', 'Auftrag abschließen'],
  finalizeYes: ['Yes, finalize', 'Ja, abschließen'],
  finalized: ['Order finalized', 'Auftrag abgeschlossen'],
  keepEditing: ['No, keep editing', 'Nein, weiter bearbeiten'],
  noteMine: ['Save mine', 'Meine speichern'],
  noteExclamation: [
    'Order note must not start with exclamation mark (!)',
    'Die Auftragsnotiz darf nicht mit einem Ausrufezeichen (!) beginnen',
  ],
  deleteCart: ['Delete the cart', 'Warenkorb löschen'],
  keepMine: ['Keep mine: {count}', 'Meine behalten: {count}'],
  takeTheirs: ['Take theirs: {count}', 'Die andere übernehmen: {count}'],
  finalizeCarts: [
    ['Finalize {count} cart', 'Finalize {count} carts'],
    ['{count} Warenkorb abschließen', '{count} Warenkörbe abschließen'],
  ],
  copyPieces: [
    ['Copy {count} piece', 'Copy {count} pieces'],
    ['{count} Teil kopieren', '{count} Teile kopieren'],
  ],
  copyAdd: ['Add to it', 'Hinzufügen'],
  copyReplace: ['Replace it', 'Ersetzen'],
  carryOver: [
    ['Move {count} piece into a new cart', 'Move {count} pieces into a new cart'],
    ['{count} Teil in einen neuen Warenkorb übernehmen', '{count} Teile in einen neuen Warenkorb übernehmen'],
  ],
} as const satisfies Readonly<Record<string, readonly (string | readonly [one: string, other: string])[]>>;

export type Literal = keyof typeof literals;

const column = { en: 0, de: 1 } as const;

export function literally(language: Language, key: Literal, values: LiteralValues = {}): string {
  const said: string | readonly [string, string] = literals[key][column[language]];
  const text = typeof said === 'string' ? said : said[values.count === 1 ? 0 : 1];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
