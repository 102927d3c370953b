import { expect, it } from 'vitest';
import { parseMailbox } from './mailbox.ts';

it('a mailbox is an address, with or without a name', () => {
  expect(parseMailbox('a@b.test')).toEqual({ name: '', address: 'a@b.test' });
  expect(parseMailbox('Größe & Co <a@b.test>')).toEqual({ name: 'Größe & Co', address: 'a@b.test' });
  for (const text of ['', 'Name', '<a@b.test>', 'x\r\nBcc: y <a@b.test>', 'A <a@b.test>, B <c@d.test>'])
    expect(parseMailbox(text)).toBeNull();
});
