/**
 * The texts that the specification gives, letter by letter, and the German ones that stand for them. Written
 * by hand: this table never reads the catalogues. Each text is asserted where it belongs, see `places`.
 *
 * key: [row of docs/specification.md, English, German]
 */
export const literals = {
  // Sign-in and sign-out
  signingIn: ['A10', 'We are signing you in...', 'Sie werden angemeldet...'],
  loggingOut: ['A12', 'We are logging you out...', 'Sie werden abgemeldet...'],
  signInFailed: [
    'A11',
    'An error occurred while signing you in',
    'Bei der Anmeldung ist ein Fehler aufgetreten',
  ],
  signInAgain: ['A11', 'Try again', 'Erneut versuchen'],
  stateMismatch: [
    'A2',
    'State returned from auth provider does not match',
    'Der vom Anmeldedienst zurückgegebene Status stimmt nicht überein',
  ],

  // Header, footer, breadcrumb
  scrollToTop: ['C2', 'Scroll to the top', 'Nach oben scrollen'],
  search: ['C3', 'Search', 'Suche'],
  profile: ['C3', 'Edit Profile Data', 'Profildaten bearbeiten'],
  calendar: ['C3', 'Fashion calendar', 'Modekalender'],
  logout: ['C3', 'Logout', 'Abmelden'],
  contact: ['C4', 'Contact', 'Kontakt'],
  imprint: ['C4', 'Imprint & Privacy Policy', 'Impressum & Datenschutz'],
  terms: ['C4', 'B2B CoC & GTC', 'B2B CoC & AGB'],
  mayWeHelp: ['C4', 'May we help you?', 'Dürfen wir Ihnen helfen?'],
  sendMessage: ['C4', 'Send us a message', 'Schreiben Sie uns'],
  generalTerms: ['H3', 'General Terms', 'Allgemeine Geschäftsbedingungen'],
  codeOfConduct: ['H3', 'Code of Conduct', 'Verhaltenskodex'],
  weCare: ['H3', 'We Care', 'We Care'],
  dashboard: ['C5', 'Dashboard', 'Dashboard'],
  returns: ['C5', 'Returns & Shipments', 'Retouren & Sendungen'],
  agb: ['C5', 'B2B AGB Deutschland', 'B2B AGB Deutschland'],
  gtc: ['C5', 'B2B GTC Germany', 'B2B GTC Germany'],
  conductDe: ['C5', 'DE', 'DE'],
  conductEn: ['C5', 'EN', 'EN'],
  nowhere: ['C5', 'undefined', 'undefined'],

  // What went wrong, and what takes long
  errorOccurred: ['D6', 'An error occurred.', 'Ein Fehler ist aufgetreten.'],
  errorId: ['C6', 'Error ID: {tracking}', 'Fehler-ID: {tracking}'],
  unexpected: [
    'C6',
    "We're sorry, an unexpected error occurred. Please try to reload the page or contact Customer Support.",
    'Es tut uns leid, ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu oder wenden Sie sich an den Kundenservice.',
  ],
  copySupport: ['C7', 'Copy support info', 'Support-Informationen kopieren'],
  newVersion: ['C7', 'New version available', 'Neue Version verfügbar'],
  refresh: ['C7', 'Refresh', 'Aktualisieren'],
  outdated: ['C10', 'This page is out of date', 'Diese Seite ist nicht mehr aktuell'],
  outdatedUnsent: [
    'C10',
    'The portal has been updated since you opened this page. As soon as everything is saved and no dialog is open, the page refreshes by itself.',
    'Das Portal wurde aktualisiert, während diese Seite geöffnet war. Sobald alles gespeichert und kein Dialog mehr offen ist, lädt die Seite von selbst neu.',
  ],
  outdatedSoon: [
    'C10',
    'The portal has been updated since you opened this page. It refreshes by itself in a few seconds.',
    'Das Portal wurde aktualisiert, während diese Seite geöffnet war. In wenigen Sekunden lädt sie von selbst neu.',
  ],
  outdatedStuck: [
    'C10',
    'The portal has been updated, but refreshing the page still brought the old version. Please try again in a few minutes.',
    'Das Portal wurde aktualisiert, doch auch nach dem Neuladen kam noch die alte Version. Bitte versuchen Sie es in einigen Minuten erneut.',
  ],
  takesLong: [
    'C8',
    'This seems to take longer than usual. If you are having connection issues you might try to reload the page.',
    'Das scheint länger zu dauern als üblich. Falls Sie Verbindungsprobleme haben, versuchen Sie bitte, die Seite neu zu laden.',
  ],

  // Maintenance
  tileMaintenance: ['D7', 'Maintenance', 'Wartung'],
  tilePartly: ['D7', 'Partially under maintenance', 'Teilweise in Wartung'],
  maintenanceNotice: ['E3', 'Maintenance notice', 'Wartungshinweis'],
  activeMaintenance: ['E3', 'Active Maintenance', 'Laufende Wartung'],

  // Events, search, consent
  forward: ['F4', 'Forward', 'Weiterleiten'],
  fieldRequired: ['F4', 'This field is required', 'Dieses Feld ist ein Pflichtfeld'],
  emailInvalid: ['F4', 'Please enter a valid email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  sendToMore: ['F4', 'Send to more emails', 'An weitere E-Mail-Adressen senden'],
  toCalendar: ['F5', 'To the calendar', 'Zum Kalender'],
  searchBox: ['G1', 'Search self-service', 'Self-Service durchsuchen'],
  apps: ['G2', 'Apps', 'Apps'],
  formsManuals: ['G2', 'Forms & Manuals', 'Formulare & Anleitungen'],
  events: ['G2', 'Events', 'Termine'],
  contacts: ['G2', 'Contacts', 'Kontakte'],
  faq: ['G2', 'FAQ', 'FAQ'],
  settings: ['I1', 'Settings', 'Einstellungen'],
  deactivated: [
    'H2',
    'The analysis service has been successfully deactivated.',
    'Der Analysedienst wurde erfolgreich deaktiviert.',
  ],

  // Season and styles
  seasonDone: ['L2', 'Done', 'Erledigt'],
  seasonPreview: ['L2', 'Preview', 'Vorschau'],
  seasonError: ['L2', 'Error', 'Fehler'],
  seasonFailed: [
    'L4',
    'Season query failed. Please reload.',
    'Die Saison konnte nicht abgefragt werden. Bitte neu laden.',
  ],
  scanned: ['M1', 'Scanned', 'Gescannt'],
  favorites: ['M1', 'Favourites', 'Favoriten'],
  keylook: ['M1', 'Keylook', 'Keylook'],
  sale: ['M1', 'Sale', 'Sale'],
  new: ['M1', 'New', 'Neu'],
  noos: ['M1', 'NOOS', 'NOOS'],
  srs: ['M1', 'SRS', 'SRS'],
  coreRange: ['M1', 'Core range', 'Kernsortiment'],
  digitalOnly: ['M1', 'Digital only', 'Nur digital'],
  specialOffer: ['M1', 'Special offer', 'Sonderangebot'],
  recommendation: ['M1', 'Order recommendation', 'Orderempfehlung'],
  details: ['M2', 'Details', 'Details'],
  fit: ['M2', 'Fit', 'Passform'],
  material: ['M2', 'Material', 'Material'],
  care: ['M2', 'Care', 'Pflege'],
  yikes: ['M2', 'Yikes! Style not available.', 'Hoppla! Artikel nicht verfügbar.'],
  noPictures: ['M2', 'There are no pictures for this colour.', 'Für diese Farbe gibt es keine Bilder.'],
  costPrice: ['M4', 'CP', 'EK'],
  retailPrice: ['M4', 'RRP', 'UVP'],
  marginNet: ['M4', 'Margin ex VAT', 'Spanne ohne USt.'],
  marginGross: ['M4', 'Margin gross', 'Spanne brutto'],
  markUp: ['M4', 'Mark-up', 'Kalkulation'],
  takeNext: ['M1', 'Apply, next style', 'Übernehmen, nächster Artikel'],

  // Cart
  oneOption: ['N2', 'At least one option must be selected', 'Mindestens eine Option muss ausgewählt sein'],
  discardChanges: ['N4', 'Yes, discard changes', 'Ja, Änderungen verwerfen'],
  keepEditing: ['N4', 'No, keep editing', 'Nein, weiter bearbeiten'],
  noteExclamation: [
    'N5',
    'Order note must not start with exclamation mark (!)',
    'Die Auftragsnotiz darf nicht mit einem Ausrufezeichen (!) beginnen',
  ],
  updateErrors: ['N6', 'Errors while updating the shopping cart', 'Fehler beim Aktualisieren des Warenkorbs'],
  cartMissing: [
    'N7',
    'Cart cart-1 no longer exists, probably finalized.',
    'Warenkorb cart-1 existiert nicht mehr, vermutlich wurde er abgeschlossen.',
  ],
  cartEmpty: [
    'N7',
    'An empty cart cannot be finalized.',
    'Ein leerer Warenkorb kann nicht abgeschlossen werden.',
  ],
  stockExceeded: [
    'N7',
    'This variant is only available 12 times.',
    'Diese Variante ist nur 12 Mal verfügbar.',
  ],
  notAllowedForCustomer: [
    'N7',
    'This variant may not be ordered by the customer.',
    'Diese Variante darf vom Kunden nicht bestellt werden.',
  ],
  subdivisionLocked: [
    'N7',
    'Subdivision 13-0 is locked for this customer: Contract ended',
    'Der Teilbereich 13-0 ist für diesen Kunden gesperrt: Contract ended',
  ],
  collectionTypeLocked: [
    'N7',
    'Collection type 13-0 is locked for this customer: Contract ended',
    'Die Kollektionsart 13-0 ist für diesen Kunden gesperrt: Contract ended',
  ],
  customerLocked: [
    'N7',
    'This customer is locked: Contract ended',
    'Dieser Kunde ist gesperrt: Contract ended',
  ],
  priceMissing: [
    'N7',
    'No sales price was found for this variant.',
    'Für diese Variante wurde kein Einkaufspreis gefunden.',
  ],
  priceChanged: [
    'N7',
    'The sales price changed from €49.90 to €52.90.',
    'Der Einkaufspreis hat sich von 49,90 € auf 52,90 € geändert.',
  ],
  notBuyable: ['N7', 'This variant is not buyable.', 'Diese Variante ist nicht bestellbar.'],
  colourPeriodEnded: [
    'N7',
    'The sales period of this colour ended on 1 Mar 2027.',
    'Der Verkaufszeitraum dieser Farbe endete am 1. März 2027.',
  ],
  styleNotForSale: [
    'N7',
    'This style is not for sale: there is no active selling time.',
    'Dieser Artikel steht nicht zum Verkauf: Es gibt keine aktive Verkaufszeit.',
  ],
  notReorderable: ['N7', 'This variant is not reorderable.', 'Diese Variante ist nicht nachbestellbar.'],
  notPreorderable: [
    'N7',
    'This variant is not allowed for pre-order.',
    'Diese Variante ist für die Vororder nicht zugelassen.',
  ],
  notAllowedForCart: [
    'N7',
    'This variant is not allowed for this cart.',
    'Diese Variante ist für diesen Warenkorb nicht zugelassen.',
  ],
  permittedExceeded: [
    'N7',
    'This variant exceeds the permitted quantity of 6.',
    'Diese Variante überschreitet die erlaubte Menge von 6.',
  ],
  lengthTotalExceeded: [
    'N7',
    'Length 32 of this colour exceeds the permitted total of 20.',
    'Länge 32 dieser Farbe überschreitet die erlaubte Gesamtmenge von 20.',
  ],
  groupFailed: [
    'N8',
    'The data of the group order could not be loaded',
    'Die Daten des Gruppenauftrags konnten nicht geladen werden',
  ],
  copyErrors: ['N9', 'Errors while copying the shopping cart', 'Fehler beim Kopieren des Warenkorbs'],
  copyRetryHint: [
    'N9',
    'What was copied stays copied. Look at the reasons below, then try the failed ones again.',
    'Was kopiert wurde, bleibt kopiert. Sehen Sie sich unten die Gründe an und versuchen Sie die fehlgeschlagenen erneut.',
  ],
  noSubdivisionAccess: [
    'N9',
    'The customer has no access to subdivision 13-0.',
    'Der Kunde hat keinen Zugang zum Teilbereich 13-0.',
  ],
  targetNotEmpty: [
    'N9',
    'The target cart is not empty: it holds 12 pieces.',
    'Der Zielwarenkorb ist nicht leer: Er enthält 12 Teile.',
  ],
  nothingToCopy: ['N9', 'There is nothing valid to copy.', 'Es gibt nichts Gültiges zu kopieren.'],

  // Check, approval, finalization
  orderCheck: ['O1', 'Order-Check', 'Order-Check'],
  myOrder: ['O1', 'My Order', 'Mein Auftrag'],
  view: ['O1', 'View', 'Ansicht'],
  filterStyles: ['O1', 'Filter styles', 'Artikel filtern'],
  factsAndFigures: ['O1', 'Facts and figures', 'Zahlen und Fakten'],
  pdf: ['O1', 'PDF', 'PDF'],
  approveOrder: ['O2', 'Approve Order', 'Auftrag freigeben'],
  orderApproved: ['O2', 'Order Approved', 'Auftrag freigegeben'],
  posManagerFinalizes: [
    'O2',
    'As soon as the order is released, it is finalized by the POS Manager.',
    'Sobald der Auftrag freigegeben ist, schließt ihn der POS-Manager ab.',
  ],
  readyForCompletion: ['O2', 'The order is ready for completion.', 'Der Auftrag ist bereit zum Abschluss.'],
  orderFinalized: ['O2', 'Order finalized', 'Auftrag abgeschlossen'],
  orderCreated: ['O4', 'Order created', 'Auftrag erstellt'],
} as const satisfies Readonly<Record<string, readonly [row: string, en: string, de: string]>>;
