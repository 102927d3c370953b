import type { Page, Route } from '@playwright/test';

/** Scripts in every way markup can carry them; each says where it ran, each element bears the mark. */
export const attempts = [
  '<img data-hostile src="/none" onerror="fire(\'img\')">',
  '<script data-hostile>fire("script")</script>',
  '<svg data-hostile onload="fire(\'svg\')"><script>fire("svg script")</script></svg>',
  '<math data-hostile><mtext><table><mglyph><style><img src="/none" onerror="fire(\'math\')"></style></mglyph></table></mtext></math>',
  '<iframe data-hostile srcdoc="<script>parent.fire(\'iframe\')</script>"></iframe>',
  '<a data-hostile href="javascript:fire(\'link\')">link</a>',
  '<a data-hostile href="java\tscript:fire(\'tab\')">link</a>',
  '<form data-hostile action="javascript:fire(\'form\')"><input autofocus onfocus="fire(\'focus\')"><button>Send</button></form>',
  '<details data-hostile open ontoggle="fire(\'toggle\')">more</details>',
  '<style data-hostile>#content { display: none }</style>',
  '<div data-hostile style="position:fixed;inset:0;background:red">over all</div>',
  '<base data-hostile href="https://elsewhere.test/">',
  '<meta data-hostile http-equiv="refresh" content="0;url=javascript:fire(\'meta\')">',
  '<object data-hostile data="javascript:fire(\'object\')"></object>',
  '"><b data-hostile onmouseover="fire(\'attribute\')">out of the attribute</b>',
].join('\n');

const links = new Set(['link', 'url', 'image']);
const texts = new Set([
  ...['title', 'description', 'subpageTitle', 'subpageDescription', 'firstName', 'lastName', 'message'],
  ...['tickerText', 'content', 'body', 'fileName', 'name', 'city', 'street', 'displayName', 'brandName'],
  ...['line', 'gender', 'fabric', 'lining', 'note', 'by', 'label', 'text'],
]);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const hostileText = (key: string, value: string): string => {
  // The link of a tile with sub-pages is how its sub-page is found.
  if (links.has(key)) return value === '/returns-and-shipments' ? value : "javascript:fire('address')";
  return texts.has(key) ? `${value} ${attempts}` : value;
};

/** An answer with attempts in every text that may be shown, and scripts for links. */
export function hostile(value: Json, key = ''): Json {
  if (typeof value === 'string') return hostileText(key, value);
  if (Array.isArray(value)) return value.map((one) => hostile(one, key === 'brand' ? 'text' : key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one, name)]));
}

const seconds = () => Math.floor(Date.now() / 1000);

const announced = () => [
  {
    id: 'hostile',
    start: seconds() + 86_400,
    end: seconds() + 90_000,
    message: `Soon ${attempts}`,
    parts: [`dashboard ${attempts}`],
    tiles: [],
    features: [attempts],
    announcement: { start: seconds() - 60, end: seconds() + 86_400, message: `Announced ${attempts}` },
  },
];

const found = (type: string, itemType: string | null = null) => ({
  type,
  itemType,
  title: `Found ${attempts}`,
  description: attempts,
  body: attempts,
  url: "javascript:fire('url')",
  slug: "javascript:fire('slug')",
  fileId: attempts,
  fileName: attempts,
  documentType: 'form',
  start: attempts,
  end: attempts,
  content: attempts,
  link: "javascript:fire('link')",
  texts: [attempts, attempts],
});

const results = () => [
  ...[
    'dashboardTile',
    'dashboardTileGroup',
    'staticText',
    'formsManuals',
    'formsManualsCategory',
    'event',
  ].map((type) => found(type)),
  ...['zendeskCategory', 'zendeskSection', 'zendeskArticle'].flatMap((type) => [
    found(type, 'contacts'),
    found(type, 'faq'),
  ]),
];

async function poison(route: Route) {
  const { pathname } = new URL(route.request().url());
  if (pathname.endsWith('/maintenances')) return route.fulfill({ json: announced() });
  if (pathname.endsWith('/search')) return route.fulfill({ json: results() });
  const answer = await route.fetch();
  const type = answer.headers()['content-type'] ?? '';
  if (answer.status() === 204 || route.request().method() !== 'GET')
    return route.fulfill({ response: answer });
  if (type.includes('json')) return route.fulfill({ response: answer, json: hostile(await answer.json()) });
  if (type.includes('html'))
    return route.fulfill({ response: answer, body: `${await answer.text()}${attempts}` });
  return route.fulfill({ response: answer });
}

/** Makes every answer of the API hostile to the page, and the page say what ran. */
export async function turnHostile(page: Page, { policy }: { readonly policy: 'on' | 'off' }) {
  await page.addInitScript(() => {
    const fired: string[] = [];
    Reflect.set(window, 'fired', fired);
    Reflect.set(window, 'fire', (what: string) => fired.push(what));
  });
  await page.route(/\/(api\/v\d|extranet)\//, (route) => poison(route).catch(() => {}));
  if (policy === 'on') return;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': _, ...headers } = answer.headers();
    return route.fulfill({ response: answer, headers });
  });
}

/** What ran, and what of the attempts is in the page as more than text. */
export const harmOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const live = [...document.querySelectorAll('body *')].flatMap((element) => {
      const name = element.tagName.toLowerCase();
      const attributes = [...element.attributes].filter(
        (attribute) =>
          attribute.name.startsWith('on') ||
          attribute.name === 'data-hostile' ||
          attribute.name === 'srcdoc' ||
          (['href', 'src', 'action', 'data', 'xlink:href'].includes(attribute.name) &&
            /^(javascript|data:text|vbscript)/i.test(attribute.value.replaceAll(/[^\x21-\x7e]/g, ''))),
      );
      return attributes.map((attribute) => `<${name} ${attribute.name}="${attribute.value.slice(0, 40)}">`);
    });
    return [
      ...new Set([...(Reflect.get(window, 'fired') as string[]).map((what) => `ran: ${what}`), ...live]),
    ];
  });
