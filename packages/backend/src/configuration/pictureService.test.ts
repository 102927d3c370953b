import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { fillIn } from './pictureService.ts';

const serviceOf = (PICTURE_SERVICE: string) => readConfig({ PICTURE_SERVICE }).pictureService;

it('takes the address of a picture service with what it names', () => {
  expect(readConfig({}).pictureService).toBeNull();
  const pattern = 'https://pictures.house.example:8443/{article}/{colour}_{view}.jpg?width={width}';
  expect(serviceOf(pattern)).toEqual({ origin: 'https://pictures.house.example:8443', pattern });
  expect(fillIn(pattern, (part) => `${part} &/`)).toBe(
    'https://pictures.house.example:8443/article%20%26%2F/colour%20%26%2F_view%20%26%2F.jpg?width=width%20%26%2F',
  );
});

it.each([
  'pictures.house.example/{article}_{colour}.jpg',
  'https://pictures.house.example/{article}.jpg',
  'https://pictures.house.example/{colour}.jpg',
  'https://pictures.house.example/{article}_{color}.jpg',
  'https://pictures.house.example/{article}_{colour.jpg',
  'https://pictures.house.example/{article}_colour}.jpg',
  'https://pictures.house.example/}{article}_{colour}.jpg',
  'https://{article}.house.example/{colour}.jpg',
  'https://pictures.house.example{article}/{colour}.jpg',
  'https://user:secret@pictures.house.example/{article}/{colour}.jpg',
  'file:///pictures/{article}_{colour}.jpg',
  "javascript:'{article}{colour}'",
])('refuses %s by name, and does not repeat it', (pattern) => {
  expect(() => serviceOf(pattern)).toThrow(
    /^PICTURE_SERVICE must be an address with \{article\} and \{colour\}/,
  );
  expect(() => serviceOf(pattern)).not.toThrow('secret');
});
