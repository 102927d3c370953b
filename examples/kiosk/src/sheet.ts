import type { CartActor, Language, Style, Variant } from '@selvedge/core/kiosk';
import { cellOf, isOrderable, pictureUrl } from '@selvedge/core/kiosk';
import { button, element } from './element.ts';
import { findingText, money, type Words } from './words.ts';

export function picture(apiUrl: string, articleColorId: string, alt: string): HTMLElement {
  const image = element('img', { class: 'picture' });
  image.src = pictureUrl(apiUrl, articleColorId, 'plp');
  image.alt = alt;
  return image;
}

interface Counted {
  readonly cart: CartActor;
  readonly say: Words;
  readonly language: Language;
  /** Registers a function that shows a quantity. It runs whenever quantities change. */
  readonly whenMoved: (show: () => void) => void;
}

/** One size: less, quantity, more. If it is not for sale, "more" is disabled without an explanation. */
function stepper(variant: Variant, name: string, { cart, say, language, whenMoved }: Counted): HTMLElement {
  const { articleVariantId } = variant;
  const add = (pieces: number) => () => {
    const now = cellOf(cart.getSnapshot(), articleVariantId).pieces;
    cart.send({ type: 'cell.typed', articleVariantId, entry: String(Math.max(0, now + pieces)) });
  };
  const count = element('output', { class: 'count', label: name });
  const refusal = element('p', { class: 'refusal' });
  const less = button(add(-1), { label: `${say.less}: ${name}` }, '−');
  whenMoved(() => {
    const { pieces, state, refusal: why } = cellOf(cart.getSnapshot(), articleVariantId);
    count.value = String(pieces);
    count.dataset.state = state;
    less.disabled = pieces === 0;
    refusal.textContent = why ? findingText(language, why) : '';
  });
  const more = button(add(1), { label: `${say.more}: ${name}` }, '+');
  more.disabled = !isOrderable(variant);
  return element('div', { class: 'size' }, element('span', {}, variant.size), less, count, more, refusal);
}

/** A style with all its sizes, to be ordered by touch. */
export function sheet(style: Style, apiUrl: string, counted: Counted): HTMLElement {
  const { language } = counted;
  const rows = style.colours.map(({ articleColorId, name, variants }) => {
    const price = variants.find(({ salesPrice }) => salesPrice !== null)?.salesPrice ?? null;
    const head = element('h2', {}, name, ' ', price === null ? '' : money(language, price, style.currency));
    const lengths = style.lengths.map((length) => {
      const sizes = variants.filter(({ articleLength }) => articleLength === length);
      const steppers = sizes.map((variant) =>
        stepper(variant, `${style.name}, ${name}, ${length}, ${variant.size}`, counted),
      );
      return element('div', { class: 'length' }, ...(style.lengths.length > 1 ? [length] : []), ...steppers);
    });
    return element(
      'section',
      { class: 'colour' },
      picture(apiUrl, articleColorId, `${style.name}, ${name}`),
      element('div', {}, head, ...lengths),
    );
  });
  const head = [element('h1', {}, style.name), element('p', {}, style.articleNumber)];
  return element('article', {}, ...head, ...rows);
}
