import { createKiosk, noBurst, placeIn, preferredLanguage, pressed } from '@selvedge/core/kiosk';
import { kioskPorts } from './ports.ts';
import { screenOf } from './screens.ts';

/** A kiosk is set up once by its URL: `?customerId=…&season=…&subdivision=…&articles=13.00001,13.00002`. */
const given = new URLSearchParams(location.search);
if (given.has('customerId')) localStorage.setItem('kiosk', given.toString());
const asked = new URLSearchParams(localStorage.getItem('kiosk') ?? '');
const language = preferredLanguage([asked.get('language') ?? navigator.language]);
document.documentElement.lang = language;

const kiosk = createKiosk({
  configuration: JSON.parse(document.getElementById('portal-config')?.textContent || 'null'),
  ports: kioskPorts(),
  language,
  place: placeIn(asked),
  assortment: asked.get('articles')?.split(',').filter(Boolean) ?? [],
});

const root = document.getElementById('kiosk') as HTMLElement;
let shown = '';
let moved: (() => void)[] = [];
const show = () => {
  const screen = screenOf(kiosk, language);
  if (screen.key !== shown) {
    shown = screen.key;
    moved = [];
    root.replaceChildren(...screen.build((update) => moved.push(update)));
  }
  for (const update of moved) update();
};

/** A hand scanner types as a keyboard. There is no other keyboard here. */
let burst = noBurst;
window.addEventListener('keydown', (event) => {
  const read = pressed(burst, { key: event.key, at: event.timeStamp });
  burst = read.burst;
  if (read.scan !== null)
    kiosk.actor.getSnapshot().children.shelf?.send({ type: 'code.given', code: read.scan });
});

kiosk.start();
kiosk.subscribe(show);
show();
