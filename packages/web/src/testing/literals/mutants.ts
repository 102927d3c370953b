import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import type { Catalogue } from '../../messages/languages.ts';

type Message = readonly MessageFormatElement[];

const LITERAL = 0;

/** Another letter in the middle of a text. */
const misspelt = (text: string): string => {
  const letters = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index);
  const at = letters[Math.floor(letters.length / 2)];
  if (at === undefined) return text;
  return `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
};

/** A compiled message with one letter of each of its texts changed, those of all its plurals too. */
export const altered = (message: Message): MessageFormatElement[] =>
  message.map((part) => {
    if (part.type === LITERAL) return { ...part, value: misspelt(part.value) };
    if (!('options' in part)) return part;
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: altered(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) } as MessageFormatElement;
  });

/** The texts of a message that stand whatever its values are. */
const textsIn = (message: Message): string[] =>
  message.flatMap((part) => (part.type === LITERAL ? [part.value.trim()] : [])).filter((text) => text !== '');

/** Whether a message can come to a text. */
export const canSay = (message: Message, text: string): boolean => {
  const texts = textsIn(message);
  return texts.length > 0
    ? texts.every((each) => text.includes(each))
    : message.some((part) => 'options' in part);
};

/** How many characters of a text a message fixes: the one that fixes most of them is the likeliest to have said it. */
export const fixedIn = (message: Message): number => textsIn(message).join('').length;

/** The messages that a screen asks for, noted while it does. */
export const noted = (messages: Catalogue, note: (id: MessageId) => void): Catalogue =>
  new Proxy(messages, {
    get: (target, id: MessageId) => {
      note(id);
      return target[id];
    },
  });
