import type { Language } from '@selvedge/core/contract';
import type { MessageTexts } from './message.schema.ts';
import type { MessageRow } from './message.store.ts';
import { momentOf, utcOffset, zonedIso } from './zonedTime.ts';

/** The house's time zone; the demo's events use it. */
const timeZone = 'Europe/Berlin';
const day = 86_400_000;

/** Days from today, and the hour (and minute) in the house's time zone. */
type Relative = readonly [days: number, hour: number, minute?: number];

interface SeedMessage extends Readonly<Record<Language, MessageTexts>> {
  readonly id: string;
  readonly from: Relative;
  readonly to: Relative | null;
  readonly brands: readonly string[];
}

/**
 * Days from a noon to the first day whose noon has another UTC offset in the house's zone: tomorrow at the
 * earliest.
 */
function daysToClockChange(noon: number): number {
  const offsetAfter = (days: number): number => utcOffset(timeZone, noon + days * day);
  for (let days = 1; days < 366; days += 1) if (offsetAfter(days) !== offsetAfter(days - 1)) return days;
  return 1;
}

const events = (clockChange: number): readonly SeedMessage[] => [
  {
    id: 'order-days-recap',
    from: [-24, 9],
    to: [-22, 18],
    brands: ['Aldermere', 'Maison Corvel'],
    en: {
      title: 'Buying days in Hamburg',
      tickerText: 'Thank you for three full buying days in Hamburg.',
      content:
        '<p>Three days, 140 looks, and a good many of you: thank you for coming.</p><p>The look books are in the portal under <em>Forms &amp; Manuals</em>.</p>',
    },
    de: {
      title: 'Ordertage in Hamburg',
      tickerText: 'Danke für drei volle Ordertage in Hamburg.',
      content:
        '<p>Drei Tage, 140 Looks und sehr viele von Ihnen: Danke für Ihren Besuch.</p><p>Die Lookbooks finden Sie im Portal unter <em>Formulare &amp; Anleitungen</em>.</p>',
    },
  },
  {
    id: 'showroom-week',
    from: [-1, 9],
    to: [4, 18, 30],
    brands: ['Aldermere', 'Fenn & Rye', 'Nordlund'],
    en: {
      title: 'Showroom week: “Quiet Colours”',
      tickerText: 'Showroom week in Düsseldorf: come and touch the new season.',
      content:
        '<p>All week the showroom in Düsseldorf is open to you, with the whole pre-order on the rails.</p><ul><li>Guided tour each day at <strong>10:00</strong> and <strong>15:00</strong></li><li>Fittings by appointment</li><li>Coffee, cake and daylight</li></ul><p>Königsallee 61, third floor<br>40215 Düsseldorf</p>',
    },
    de: {
      title: 'Showroom-Woche: „Leise Farben“',
      tickerText: 'Showroom-Woche in Düsseldorf: die neue Saison zum Anfassen.',
      content:
        '<p>Die ganze Woche steht Ihnen der Showroom in Düsseldorf offen, mit der gesamten Vororder auf den Stangen.</p><ul><li>Führung täglich um <strong>10:00</strong> und <strong>15:00 Uhr</strong></li><li>Anproben nach Vereinbarung</li><li>Kaffee, Kuchen und Tageslicht</li></ul><p>Königsallee 61, dritter Stock<br>40215 Düsseldorf</p>',
    },
  },
  {
    id: 'delivery-knitwear',
    from: [-2, 8],
    to: null,
    brands: ['Nordlund'],
    en: {
      title: 'Knitwear arrives a week later',
      tickerText: 'Nordlund: first delivery of heavy knitwear arrives a week later.',
      content:
        '<p>The dye house in Biella is running behind. The first delivery of heavy knitwear (styles “Fjäll”, “Sörland” and “Vättern”) reaches you <strong>one week later</strong> than confirmed.</p><p>Nothing needs to be done: your orders keep their prices and terms.</p>',
    },
    de: {
      title: 'Grobstrick kommt eine Woche später',
      tickerText: 'Nordlund: Die erste Lieferung Grobstrick verschiebt sich um eine Woche.',
      content:
        '<p>Die Färberei in Biella ist im Rückstand. Die erste Lieferung Grobstrick (Modelle „Fjäll“, „Sörland“ und „Vättern“) erreicht Sie <strong>eine Woche später</strong> als bestätigt.</p><p>Sie müssen nichts tun: Preise und Konditionen Ihrer Aufträge bleiben bestehen.</p>',
    },
  },
  {
    id: 'webinar-fit',
    from: [2, 14],
    to: [2, 15],
    brands: ['Aldermere'],
    en: {
      title: 'Webinar: sizes, lengths, and what sells',
      tickerText: 'Webinar on sizes and lengths: an hour that saves returns.',
      content:
        '<p>Our fit team shows how the new trouser blocks differ, which lengths sold out last season, and how to spread quantities.</p><p>You need a browser and an hour. Questions? <a href="mailto:academy@selvedge.test">academy@selvedge.test</a></p>',
    },
    de: {
      title: 'Webinar: Größen, Längen und was sich verkauft',
      tickerText: 'Webinar zu Größen und Längen: eine Stunde, die Retouren spart.',
      content:
        '<p>Unser Passform-Team zeigt, worin sich die neuen Hosenschnitte unterscheiden, welche Längen zuletzt ausverkauft waren und wie Sie Mengen verteilen.</p><p>Sie brauchen einen Browser und eine Stunde. Fragen? <a href="mailto:academy@selvedge.test">academy@selvedge.test</a></p>',
    },
  },
  {
    id: 'capsule-evening',
    from: [9, 18, 30],
    to: [9, 22],
    brands: ['Maison Corvel', 'Kestrel Row'],
    en: {
      title: 'An evening with Maison Corvel & Kestrel Row',
      tickerText: 'Capsule evening in Munich: tailoring meets leather.',
      content:
        '<p>Tailoring meets leather: eleven looks, shown once, on the people who made them.</p><p>Places are limited. Please tell your sales representative who is coming with you, and about any allergies; the kitchen takes them seriously.</p>',
    },
    de: {
      title: 'Ein Abend mit Maison Corvel & Kestrel Row',
      tickerText: 'Capsule-Abend in München: Schneiderkunst trifft Leder.',
      content:
        '<p>Schneiderkunst trifft Leder: elf Looks, einmal gezeigt, von denen getragen, die sie gemacht haben.</p><p>Die Plätze sind begrenzt. Bitte nennen Sie Ihrer Ansprechperson im Vertrieb Begleitung und Allergien; die Küche meint es ernst.</p>',
    },
  },
  {
    id: 'trade-fair',
    from: [clockChange - 1, 10],
    to: [clockChange + 1, 17],
    brands: ['Aldermere', 'Fenn & Rye', 'Maison Corvel', 'Nordlund', 'Kestrel Row'],
    en: {
      title: 'Trade fair “Stoff & Schnitt”, Berlin',
      tickerText: 'Meet all five houses at “Stoff & Schnitt” in Berlin.',
      content:
        '<p>All five houses under one roof: hall 4, stand B&#8209;17.</p><ol><li>Saturday: collections</li><li>Sunday: denim workshop; mind that the clocks change the night before</li><li>Monday: order day</li></ol><p>Tickets: <a href="https://selvedge.test/fair">selvedge.test/fair</a></p>',
    },
    de: {
      title: 'Messe „Stoff & Schnitt“, Berlin',
      tickerText: 'Treffen Sie alle fünf Häuser auf der „Stoff & Schnitt“ in Berlin.',
      content:
        '<p>Alle fünf Häuser unter einem Dach: Halle 4, Stand B&#8209;17.</p><ol><li>Samstag: Kollektionen</li><li>Sonntag: Denim-Workshop; bitte beachten Sie die Zeitumstellung in der Nacht davor</li><li>Montag: Ordertag</li></ol><p>Karten: <a href="https://selvedge.test/fair">selvedge.test/fair</a></p>',
    },
  },
];

/**
 * The demo's messages around a day (epoch ms, its start): past, running, without an end, and across the next clock
 * change.
 */
export function demoMessages(today: number): MessageRow[] {
  const [year = 0, month = 1, date = 1] = zonedIso(timeZone, today).slice(0, 10).split('-').map(Number);
  const momentAt = ([days, hour, minute = 0]: Relative): number =>
    momentOf(timeZone, { year, month, day: date + days, hour, minute });
  return events(daysToClockChange(momentAt([0, 12]))).map(({ id, from, to, brands, ...texts }) => ({
    messageId: id,
    startsAt: momentAt(from),
    endsAt: to && momentAt(to),
    timeZone,
    brands,
    texts,
    changedAt: today,
  }));
}
