import { afterEach, expect, it } from 'vitest';
import { jsdomStyle, quickly } from './computedStyle.ts';

const asked = ['display', 'opacity', 'visibility', 'pointer-events'];
const quick = quickly(jsdomStyle);

/** Of each element of the page, as often as it takes to remember. */
const inBothWays = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    asked.map((property) => ({
      of: `${element.outerHTML.slice(0, 60)} ${property}`,
      said: [quick(element).getPropertyValue(property), quick(element).getPropertyValue(property)],
      byJsdom: jsdomStyle(element).getPropertyValue(property),
    })),
  );

const agree = (html: string) => {
  document.body.innerHTML = html;
  const found = inBothWays();
  expect(found.length).toBeGreaterThan(0);
  for (const { of, said, byJsdom } of found) expect({ of, said }).toEqual({ of, said: [byJsdom, byJsdom] });
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const names = [
  ...[
    'a',
    'article',
    'b',
    'button',
    'dialog',
    'div',
    'em',
    'fieldset',
    'form',
    'h1',
    'h2',
    'h3',
    'img',
    'input',
  ],
  ...[
    'label',
    'legend',
    'main',
    'meter',
    'nav',
    'noscript',
    'ol',
    'option',
    'output',
    'p',
    'progress',
    'ruby',
  ],
  ...[
    'section',
    'select',
    'slot',
    'span',
    'strong',
    'svg',
    'template',
    'textarea',
    'time',
    'title',
    'ul',
    'video',
  ],
];
const attributes = [
  ...[
    '',
    'hidden',
    'hidden="until-found"',
    'open',
    'popover',
    'type="hidden"',
    'type="text"',
    'style="all: unset"',
  ],
  ...['style="display: none"', 'style="display: flex"', 'style="color: red"', 'style="visibility: hidden"'],
  ...['style="opacity: 0"', 'style="pointer-events: none"', 'style="display: inherit"'],
];

it.each(attributes)('says what jsdom says of each kind of element: %s', (attribute) => {
  agree(names.map((name) => `<${name} ${attribute}><span>x</span></${name}>`).join(''));
});

it.each(attributes)('says what jsdom says within a part that has more to say: %s', (attribute) => {
  agree(`<div ${attribute}><ul><li>a<b style="visibility: visible">b</b></li></ul></div>`);
  agree(
    `<table ${attribute}><tbody ${attribute}><tr ${attribute}><td ${attribute}>a</td></tr></tbody></table>`,
  );
  agree(`<details ${attribute}><summary ${attribute}>a</summary><summary>b</summary><p>c</p></details>`);
  agree(`<svg><title ${attribute}>a</title><g ${attribute}><a>b</a></g></svg>`);
});

it('follows an element that changes', () => {
  document.body.innerHTML = '<section><p>a</p></section>';
  const section = document.querySelector('section') as HTMLElement;
  const paragraph = document.querySelector('p') as HTMLElement;
  const said = () => [quick(section).display, quick(paragraph).display, quick(paragraph).visibility];
  expect(said()).toEqual(['block', 'block', 'visible']);
  section.hidden = true;
  section.style.visibility = 'hidden';
  expect(said()).toEqual(['none', 'block', 'hidden']);
  section.hidden = false;
  section.style.visibility = '';
  paragraph.style.display = 'none';
  expect(said()).toEqual(['block', 'none', 'visible']);
});

it('leaves a page with a style sheet of its own, and other properties, to jsdom', () => {
  document.head.innerHTML = '<style>p { display: none; visibility: hidden; color: red }</style>';
  agree('<p>a</p><span>b</span>');
  document.head.replaceChildren();
  document.body.innerHTML = '<p style="color: red; margin: 1px">a</p>';
  const paragraph = document.querySelector('p') as HTMLElement;
  expect(quick(paragraph).color).toBe(jsdomStyle(paragraph).color);
  expect(quick(paragraph).getPropertyValue('margin')).toBe('1px');
  expect(quick(paragraph).length).toBe(jsdomStyle(paragraph).length);
});
