import { type CartActor, type Failure, type Language, saveTrouble } from '@selvedge/core/kiosk';
import { button, element } from './element.ts';
import { filled, words } from './words.ts';

/** The server's message about a failure, and the Error ID. */
export const whyOf = ({ message, tracking }: Failure, language: Language): HTMLElement[] => [
  ...(message ? [element('span', {}, message)] : []),
  ...(tracking ? [element('span', {}, filled(language, 'errorId', { tracking }))] : []),
];

/** A save that failed as a whole: why, that the quantities are kept, and a retry. Empty while there is none. */
export function saveAlarm(
  cart: CartActor,
  language: Language,
  whenMoved: (show: () => void) => void,
): HTMLElement {
  const alarm = element('p', { class: 'message' });
  alarm.setAttribute('role', 'alert');
  let shown = '';
  whenMoved(() => {
    const now = saveTrouble(cart.getSnapshot());
    const key = JSON.stringify(now);
    if (key === shown) return;
    shown = key;
    if (now === null) return alarm.replaceChildren();
    const { of, failure, unsent: count, retryIn } = now;
    const kept = retryIn === null ? 'kept' : 'keptAndSent';
    alarm.replaceChildren(
      element('strong', {}, words[language][of === 'cart' ? 'cartFailed' : 'updateFailed']),
      ...whyOf(failure, language),
      ...(of === 'cart'
        ? []
        : [element('span', {}, filled(language, kept, { count, seconds: retryIn ?? 0 }))]),
      button(() => cart.send({ type: 'cart.retried' }), {}, words[language].again),
    );
  });
  return alarm;
}
