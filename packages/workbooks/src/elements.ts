interface Tag {
  readonly name: string;
  readonly attributes: string;
  /** It has no content. */
  readonly alone: boolean;
  readonly begins: number;
  /** The position behind it. */
  readonly ends: number;
}

export interface Element {
  readonly attributes: string;
  /** What stands between its tags, as it is written. */
  readonly body: string;
}

const name = /[\w:]+/y;

/** The opening tags of the elements that are meant; `next` may say where to go on. However a text is made, it is read once. */
export function* tagsIn(text: string, meant: RegExp): Generator<Tag, void, number | undefined> {
  let at = text.indexOf('<');
  while (at >= 0) {
    name.lastIndex = at + 1;
    const [found] = name.exec(text) ?? [];
    let goOn = at + 1;
    if (found !== undefined) {
      const end = text.indexOf('>', at);
      if (end < 0) return;
      goOn = end + 1;
      if (meant.test(found)) {
        const alone = text[end - 1] === '/';
        const attributes = text.slice(at + 1 + found.length, alone ? end - 1 : end);
        goOn = (yield { name: found, attributes, alone, begins: at, ends: end + 1 }) ?? goOn;
      }
    }
    at = text.indexOf('<', goOn);
  }
}

/** Where elements end: of those that lie within each other, with the first closing tag, which is looked for once. */
function createClosings(text: string): (name: string, from: number) => number {
  const known = new Map<string, number>();
  return (name, from) => {
    const before = known.get(name);
    if (before !== undefined && (before < 0 || before >= from)) return before;
    const found = text.indexOf(`</${name}>`, from);
    known.set(name, found);
    return found;
  };
}

/** A text without those elements that are meant and that `drops` says go. One that is never closed stays. */
export function without(text: string, meant: RegExp, drops: (element: Element) => boolean): string {
  const closingOf = createClosings(text);
  const kept: string[] = [];
  let from = 0;
  const tags = tagsIn(text, meant);
  for (let next = tags.next(); !next.done; ) {
    const { name: tag, attributes, alone, begins, ends } = next.value;
    const bodyEnds = alone ? ends : closingOf(tag, ends);
    const gone = bodyEnds >= 0 && drops({ attributes, body: text.slice(ends, bodyEnds) });
    if (gone) {
      kept.push(text.slice(from, begins));
      from = alone ? ends : bodyEnds + tag.length + '</>'.length;
    }
    next = tags.next(gone ? from : undefined);
  }
  return kept.join('') + text.slice(from);
}
