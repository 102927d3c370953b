import { expect, it } from 'vitest';
import { defaultPicturePattern, pictureNamed, readPicturePattern } from './picturePattern.ts';

const named = (pattern: string, name: string) => {
  const read = readPicturePattern(pattern);
  const found = read && pictureNamed(name, read);
  return found && [found.article, found.colour, found.view];
};

it.each([
  [defaultPicturePattern, 'TW-1001_010_1.jpg', ['TW-1001', '010', '1']],
  [defaultPicturePattern, 'TW_1001_010_back.PNG', ['TW_1001', '010', 'back']],
  ['{article}_{colour}_{view}', 'TW.10_010_1.webp', ['TW.10', '010', '1']],
  ['{colour}-{article}.png', '010-TW.jpeg', ['TW', '010', '1']],
  ['img {view} {article}+{colour} web.tif', 'img 2 TW+010 web.tif', ['TW', '010', '2']],
  [defaultPicturePattern, 'TW%2F27-1001_01%2f0_1.jpg', ['TW/27-1001', '01/0', '1']],
  [defaultPicturePattern, 'TW%-1001_010_1.jpg', ['TW%-1001', '010', '1']],
  [defaultPicturePattern, 'TW-1001_010.jpg', null],
  [defaultPicturePattern, '__1.jpg', null],
  [defaultPicturePattern, 'TW-1001_ _1.jpg', null],
  ['img {article}+{colour} web', 'img TW+010.jpg', null],
  ['img {article}+{colour}', 'TW+010.jpg', null],
])('%s reads %s', (pattern, name, found) => {
  expect(named(pattern, name)).toEqual(found);
});

it.each([
  '',
  '{article}.jpg',
  '{article}{colour}',
  '{article}_{size}_{colour}',
  '{article}_{article}_{colour}',
  '{article_{colour}',
  'a}{article}_{colour}',
  '{article}_{colour}}',
])('%s is no pattern', (pattern) => {
  expect(readPicturePattern(pattern)).toBeNull();
});
