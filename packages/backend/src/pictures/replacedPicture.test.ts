import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { colours } from '../ordering/style/colour.schema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { pictures } from './picture.schema.ts';
import { ownPicture } from './pictureSource.ts';
import * as viewsStore from './pictureViews.store.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 74, height: 104, channels: 3, background } })
    .webp()
    .toBuffer();

it('M3 a picture that is replaced while it waits is not kept as the one before it', async () => {
  const { database, files } = testApp.context;
  const { db } = database;
  const [colour] = await db.select({ id: colours.articleColorId }).from(colours).limit(1);
  const articleColorId = colour?.id ?? '';
  await db
    .insert(pictures)
    .values({ pictureId: 'p', articleColorId, view: '1', source: 'red', bytes: await plain('#ff0000') });
  const [view] = (await viewsStore.readViews(db, [articleColorId])).get(articleColorId) ?? [];
  if (!view) throw new Error('No view');
  const before = ownPicture({ db, files }, view);
  await expect((await before.at('list')).webp().toBuffer()).resolves.toBeInstanceOf(Buffer);
  await db
    .update(pictures)
    .set({ source: 'blue', bytes: await plain('#0000ff') })
    .where(eq(pictures.pictureId, 'p'));
  await expect(before.at('list')).rejects.toMatchObject({ code: 'notFound' });
  const answer = await testApp.app.inject({ url: `/api/v1/pictures/${articleColorId}/list.webp` });
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"blue-list"']);
});

it('M3 a call that met the moment of a replacement answers the new picture', async () => {
  const { db } = testApp.context.database;
  const [own] = await db.select({ id: pictures.articleColorId }).from(pictures).limit(1);
  const gone = vi.spyOn(viewsStore, 'readPictureBytes').mockResolvedValueOnce(null);
  const answer = await testApp.app.inject({ url: `/api/v1/pictures/${own?.id}/detail.webp` });
  expect([answer.statusCode, answer.headers.etag, gone.mock.calls.length]).toEqual([200, '"blue-detail"', 2]);
  gone.mockRestore();
});
