import {
  type Counter,
  type CounterStage,
  type Language,
  piecesInCart,
  savingOf,
  stageOf,
} from '@selvedge/core/counter';
import { element } from './element.ts';
import { sheet } from './sheet.ts';
import { findingText, money, words } from './words.ts';

/** What is on the screen: built anew when `key` changes, and told of quantities in between. */
export interface Screen {
  readonly key: string;
  readonly build: (whenMoved: (show: () => void) => void) => readonly HTMLElement[];
}

type Stage<Name extends CounterStage['stage']> = CounterStage & { readonly stage: Name };

const told = (text: string, ...rest: HTMLElement[]): HTMLElement =>
  element('p', { class: 'told' }, text, ...rest);

function choosing({ shelf, cart }: Stage<'choosing'>, counter: Counter, language: Language): Screen {
  const say = words[language];
  const { styles, chosen, unknown, failure } = shelf.getSnapshot().context;
  const front = styles.find(({ articleId }) => articleId === chosen);
  const list = () =>
    styles.map(({ articleId, name }) =>
      element('button', { onTap: () => shelf.send({ type: 'style.chosen', articleId }) }, name),
    );
  const again = () => element('button', { onTap: () => shelf.send({ type: 'shelf.retried' }) }, say.again);
  const back = () => element('button', { onTap: () => shelf.send({ type: 'style.left' }) }, say.back);
  return {
    key: JSON.stringify([chosen, unknown, failure !== null, styles.map(({ articleId }) => articleId)]),
    build: (whenMoved) => {
      const pieces = element('output');
      const end = () => counter.actor.send({ type: 'order.ended' });
      const check = element('button', { class: 'primary', onTap: end }, say.check);
      whenMoved(() => {
        const now = cart.getSnapshot();
        const saving = savingOf(now).state === 'stored' ? say.stored : say.waiting;
        pieces.value = `${piecesInCart(now)} ${say.pieces} · ${saving}`;
        check.disabled = piecesInCart(now) === 0;
      });
      const counted = { cart, say, language, whenMoved };
      return [
        ...(unknown ? [told(`${say.unknown}: ${unknown}`)] : []),
        ...(failure ? [told(say.failed, again())] : []),
        front
          ? element('main', {}, back(), sheet(front, counter.configuration.apiUrl, counted))
          : element('main', {}, element('h2', {}, say.shelf), element('div', { class: 'shelf' }, ...list())),
        element('footer', {}, pieces, check),
      ];
    },
  };
}

function checking(
  { verdict, findings, styles, approval }: Stage<'checking'>,
  counter: Counter,
  language: Language,
): Screen {
  const say = words[language];
  const { head } = counter.actor.getSnapshot().context;
  const onTap = () => approval.send({ type: 'approval.requested' });
  const approve = element('button', { class: 'primary', off: verdict !== 'sound', onTap }, say.approve);
  const sum = `${head?.pieces} ${say.pieces} · ${money(language, head?.value ?? 0, head?.currency ?? 'EUR')}`;
  return {
    key: JSON.stringify([verdict, findings.length, styles.length, head?.version]),
    build: () => [
      element(
        'main',
        {},
        element('h2', {}, say[verdict]),
        ...(verdict === 'approved' ? [element('p', {}, say.next)] : []),
        ...findings.map((finding) => element('p', { class: 'refusal' }, findingText(language, finding))),
        element('ul', {}, ...styles.map(({ name }) => element('li', {}, name))),
      ),
      element(
        'footer',
        {},
        element('output', {}, sum),
        element('button', { onTap: () => counter.actor.send({ type: 'order.resumed' }) }, say.resume),
        approve,
      ),
    ],
  };
}

/** The screen that shows what the charts say. */
export function screenOf(counter: Counter, language: Language): Screen {
  const now = stageOf(counter.actor.getSnapshot());
  const say = words[language];
  if (now.stage === 'choosing') return choosing(now, counter, language);
  if (now.stage === 'checking') return checking(now, counter, language);
  if (now.stage === 'signedOut') {
    const again = () => element('button', { onTap: now.again }, say.again);
    return { key: now.stage, build: () => [told(say.signedOut, again())] };
  }
  return { key: now.stage, build: () => [told(say[now.stage])] };
}
