/**
 * Queries by role ask of each element, and of all around it, whether it shows. jsdom applies its whole style sheet to
 * an element for that, anew after each change of the page. The few properties that are asked for follow from the kind
 * of the element and from what its `style` says, so they are found once for each kind. A page with a style sheet of its
 * own, another property, and an element that says something of the property itself are left to jsdom.
 */

/** What depends on an element alone. */
const own = new Set(['display', 'opacity']);

/** What an element has from those around it. */
const inherited = new Map([
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
]);

/** The attributes that jsdom's style sheet asks for where it says how an element is displayed. */
const telling = ['hidden', 'open', 'type'];

/** Displayed by what is around them, or by what was called. */
const special = new Set(['summary', 'dialog']);

const says = (element: Element, property: string): boolean => {
  const style = element.getAttribute('style');
  return style !== null && (style.includes(property) || /\ball\s*:/.test(style));
};

const kindOf = (element: Element): string | null => {
  if (special.has(element.localName) || element.hasAttribute('popover')) return null;
  const attributes = telling.map((name) => element.getAttribute(name));
  return JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
};

const isUnreported = (start: Element, property: string): boolean => {
  for (let element: Element | null = start; element; element = element.parentElement)
    if (says(element, property) || (property === 'visibility' && element.hasAttribute('hidden')))
      return false;
  return true;
};

type Computed = typeof window.getComputedStyle;

export function quickly(compute: Computed): Computed {
  const found = new Map<string, string>();

  const remembered = (key: string, element: Element, property: string): string => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = compute(element).getPropertyValue(property);
    found.set(key, value);
    return value;
  };

  /** A property's value; null where jsdom is to say it. */
  const quick = (element: Element, name: string): string | null => {
    if (own.has(name)) {
      const kind = says(element, name) ? null : kindOf(element);
      return kind === null ? null : remembered(`${name}\n${kind}`, element, name);
    }
    const property = inherited.get(name);
    if (property === undefined || !isUnreported(element, property)) return null;
    return remembered(property, element, property);
  };

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return compute(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const all = () => {
      whole ??= compute(element);
      return whole;
    };
    const valueOfProperty = (name: string) => quick(element, name) ?? all().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return valueOfProperty;
        const value = typeof name === 'string' ? quick(element, name) : null;
        if (value !== null) return value;
        const said = Reflect.get(all(), name);
        return typeof said === 'function' ? said.bind(all()) : said;
      },
      has: (_, name) => Reflect.has(all(), name),
    });
  };
}

/** What jsdom itself says. */
export const { getComputedStyle: jsdomStyle } = document.defaultView ?? window;

/** Lets the page's window, and what tests know as theirs, answer quickly. */
export function quickStyles(): void {
  const quick = quickly(jsdomStyle);
  for (const view of [document.defaultView, globalThis])
    Object.assign(view ?? {}, { getComputedStyle: quick });
}
