import type { Kiosk, KioskStageOf, Language, Style } from '@selvedge/core/kiosk';
import { piecesInCart, savingOf, stageOf } from '@selvedge/core/kiosk';
import { button, element } from './element.ts';
import { picture, sheet } from './sheet.ts';
import { saveAlarm, whyOf } from './trouble.ts';
import { findingText, money, words } from './words.ts';

/** The content of the screen. It is built again when `key` changes; in between, only quantities are updated. */
export interface Screen {
  readonly key: string;
  readonly build: (whenMoved: (show: () => void) => void) => readonly HTMLElement[];
}

const message = (...said: (HTMLElement | string)[]): HTMLElement =>
  element('p', { class: 'message' }, ...said);

function choosing({ shelf, cart }: KioskStageOf<'choosing'>, kiosk: Kiosk, language: Language): Screen {
  const say = words[language];
  const { apiUrl } = kiosk.configuration;
  const { styles, chosen, unknown, failure } = shelf.getSnapshot().context;
  const front = styles.find(({ articleId }) => articleId === chosen);
  const card = ({ articleId, articleNumber, name, colours }: Style) => {
    const looks = colours.slice(0, 1).map((colour) => picture(apiUrl, colour.articleColorId, ''));
    const choose = () => shelf.send({ type: 'style.chosen', articleId });
    return button(
      choose,
      { class: 'card', label: name },
      ...looks,
      name,
      element('small', {}, articleNumber),
    );
  };
  const again = () => button(() => shelf.send({ type: 'shelf.retried' }), {}, say.again);
  const back = () => button(() => shelf.send({ type: 'style.left' }), {}, say.back);
  return {
    key: JSON.stringify([chosen, unknown, failure !== null, styles.map(({ articleId }) => articleId)]),
    build: (whenMoved) => {
      const pieces = element('output');
      const check = button(() => kiosk.actor.send({ type: 'order.ended' }), { class: 'primary' }, say.check);
      whenMoved(() => {
        const now = cart.getSnapshot();
        const saving = savingOf(now).state === 'stored' ? say.stored : say.waiting;
        pieces.value = `${piecesInCart(now)} ${say.pieces} · ${saving}`;
        check.disabled = piecesInCart(now) === 0;
      });
      const all = () => [
        element('h1', {}, say.shelf),
        element('div', { class: 'shelf' }, ...styles.map(card)),
      ];
      const one = (style: Style) => [back(), sheet(style, apiUrl, { cart, say, language, whenMoved })];
      return [
        ...(unknown ? [message(`${say.unknown}: ${unknown}`)] : []),
        ...(failure ? [message(say.failed, ...whyOf(failure, language), again())] : []),
        saveAlarm(cart, language, whenMoved),
        element('main', {}, ...(front ? one(front) : all())),
        element('footer', {}, pieces, check),
      ];
    },
  };
}

function checking(now: KioskStageOf<'checking'>, { actor }: Kiosk, language: Language): Screen {
  const { verdict, findings, styles, approval, failure } = now;
  const say = words[language];
  const { head } = actor.getSnapshot().context;
  const sum = `${head?.pieces} ${say.pieces} · ${money(language, head?.value ?? 0, head?.currency ?? 'EUR')}`;
  return {
    key: JSON.stringify([verdict, failure?.tracking, findings.length, styles.length, head?.version]),
    build: () => {
      const approve = button(
        () => approval.send({ type: 'approval.requested' }),
        { class: 'primary' },
        say.approve,
      );
      approve.disabled = verdict !== 'sound';
      const resume = button(() => actor.send({ type: 'order.resumed' }), {}, say.resume);
      const objections = findings.map((one) =>
        element('p', { class: 'refusal' }, findingText(language, one)),
      );
      const because = failure ? whyOf(failure, language) : [];
      const next = verdict === 'approved' ? [element('p', {}, say.next)] : [];
      const list = element('ul', {}, ...styles.map(({ name }) => element('li', {}, name)));
      return [
        element('main', {}, element('h1', {}, say[verdict]), ...because, ...next, ...objections, list),
        element('footer', {}, element('output', {}, sum), resume, approve),
      ];
    },
  };
}

/** The screen for the current state of the charts. */
export function screenOf(kiosk: Kiosk, language: Language): Screen {
  const now = stageOf(kiosk.actor.getSnapshot());
  const say = words[language];
  if (now.stage === 'choosing') return choosing(now, kiosk, language);
  if (now.stage === 'checking') return checking(now, kiosk, language);
  const again = now.stage === 'signedOut' ? [button(now.again, {}, say.again)] : [];
  return { key: now.stage, build: () => [message(say[now.stage], ...again)] };
}
