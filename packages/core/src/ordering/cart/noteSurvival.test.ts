import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_DRAFT_AGE } from '../../keptWork/draftExpiry.ts';
import { KEEP_DELAY } from '../../keptWork/keepDelay.ts';
import { noteDraftsOf } from '../../keptWork/noteDraft.ts';
import { fakeBrowser, sampleCart, sampleHead, samplePlace } from '../../testing/index.ts';
import { openSeasonPage } from '../../testing/seasonPage.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import { hasUnsentNote, isNoteUnsent } from './noteStatus.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Page = Awaited<ReturnType<typeof openSeasonPage>>;

const noteOf = ({ ordering }: Page) => {
  const { workspace } = orderingChildren(ordering.getSnapshot());
  const note = workspace && workspaceChildren(workspace.getSnapshot()).note;
  if (!note) throw new Error('the place has no note');
  return note;
};
const before = sampleHead({ note: 'Before' });
const write = (page: Page, text: string) => {
  noteOf(page).send({ type: 'note.opened', head: before });
  noteOf(page).send({ type: 'note.typed', text });
};
const open = (page: Page, head = before) => {
  noteOf(page).send({ type: 'note.opened', head });
  return noteOf(page).getSnapshot().context;
};
const kept = ({ page }: Page) =>
  [...page.local.keys()].filter((key) => key.startsWith('selvedge.note.')).length;

describe('N2 N4 an order note that is typed outlives the page', () => {
  it.each<[string, (page: Page) => void]>([
    ['a closed tab', (page) => page.close()],
    [
      'a crash',
      (page) => {
        vi.advanceTimersByTime(KEEP_DELAY);
        page.crash();
      },
    ],
    [
      'the end of the session',
      (page) => {
        page.ordering.stop();
        page.crash();
      },
    ],
  ])('N4 %s: it stands in the dialog again, over the note it was written over', async (_, end) => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    write(first, 'Call first');
    end(first);
    const second = await openSeasonPage(browser);
    expect(hasUnsentNote(noteOf(second).getSnapshot())).toBe(true);
    expect(second.ordering.getSnapshot().context.unsaved).not.toBe('atRisk');
    const context = open(second);
    expect(context).toMatchObject({ text: 'Call first', was: 'Before', found: null });
    expect(context.resumedAt).not.toBeNull();
    expect(second.ordering.getSnapshot().context.unsaved).toBe('atRisk');
  });

  it('N4 once it is stored nothing is kept', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    write(first, 'Call first');
    first.close();
    const second = await openSeasonPage(browser);
    open(second);
    vi.advanceTimersByTime(KEEP_DELAY);
    expect(kept(second)).toBe(1);
    noteOf(second).send({ type: 'note.saved' });
    await second.answer('writeNote', sampleCart(sampleHead({ version: 5, note: 'Call first' })));
    expect(kept(second)).toBe(0);
  });

  it('N4 what is discarded does not come back, not even at once after it was taken up', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    write(first, 'Call first');
    first.close();
    const second = await openSeasonPage(browser);
    open(second);
    noteOf(second).send({ type: 'note.discarded' });
    second.close();
    expect(kept(second)).toBe(0);
    expect(hasUnsentNote(noteOf(await openSeasonPage(browser)).getSnapshot())).toBe(false);
  });

  it('N4 what nobody opened waits for the next page', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    write(first, 'Call first');
    first.close();
    (await openSeasonPage(browser)).close();
    expect(open(await openSeasonPage(browser)).text).toBe('Call first');
  });

  it('N4 what reached the server all the same is no longer unsent', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    write(first, 'Call first');
    first.close();
    const second = await openSeasonPage(browser);
    open(second, sampleHead({ note: 'Call first' }));
    expect(isNoteUnsent(noteOf(second).getSnapshot())).toBe(false);
    expect(kept(second)).toBe(0);
  });

  it('N1 N4 another note that somebody wrote meanwhile is not overwritten: it was typed over the former one', async () => {
    const browser = fakeBrowser();
    const first = await openSeasonPage(browser);
    write(first, 'Call first');
    first.close();
    const second = await openSeasonPage(browser);
    expect(open(second, sampleHead({ version: 7, note: 'Theirs' }))).toMatchObject({
      text: 'Call first',
      was: 'Before',
    });
  });

  it('N4 two pages that were left are offered one after the other, the newer first', async () => {
    const browser = fakeBrowser();
    const [one, two] = [await openSeasonPage(browser), await openSeasonPage(browser)];
    write(one, 'The first');
    vi.advanceTimersByTime(KEEP_DELAY);
    two.page.pass(1000);
    write(two, 'The second');
    one.close();
    two.close();
    const three = await openSeasonPage(browser);
    expect(open(three).text).toBe('The second');
    noteOf(three).send({ type: 'note.discarded' });
    expect(open(three).text).toBe('The first');
  });

  it('N4 another user of the same browser does not see it', async () => {
    const browser = fakeBrowser();
    const anna = await openSeasonPage(browser);
    write(anna, 'Call first');
    anna.close();
    const bert = await openSeasonPage(browser, { user: 'bert' });
    expect(hasUnsentNote(noteOf(bert).getSnapshot())).toBe(false);
    bert.close();
    expect(open(await openSeasonPage(browser)).text).toBe('Call first');
  });

  it('N4 what nobody took up for long is thrown away, and what is no note is not read', async () => {
    const { ports, local } = fakeBrowser().open('https://portal.test/');
    const stores = { storage: ports.localStorage, locks: ports.locks };
    const drafts = noteDraftsOf('anna', samplePlace, 'page-1', stores);
    drafts.keep({ at: 1000, cartId: 'cart-1', text: 'Call first', was: '' });
    const later = () => noteDraftsOf('anna', samplePlace, 'page-2', stores);
    expect(await later().abandoned(1000 + LONGEST_DRAFT_AGE)).toHaveLength(1);
    local.set(drafts.own, '{"format":2}');
    expect(await later().abandoned(2000)).toEqual([]);
    drafts.keep({ at: 1000, cartId: 'cart-1', text: 'Call first', was: '' });
    expect(await later().abandoned(1001 + LONGEST_DRAFT_AGE)).toEqual([]);
    expect(local.get(drafts.own)).toBeUndefined();
  });
});
