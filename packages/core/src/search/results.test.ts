import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchResult, searchFilters, searchResultStruct, searchTypes } from '../contract/index.ts';
import { plainText } from './plainText.ts';
import { hitOf } from './results.ts';

const place = { area: 'https://self.test/', utcOffset: () => 60 };
const hit = (result: SearchResult) => hitOf(result, place);

describe('a result', () => {
  it('G3 of every type belongs to a filter; zendesk by itemType', () => {
    const kinds = searchTypes.map((type) => [type, hit({ type }).kind]);
    expect(Object.fromEntries(kinds)).toEqual({
      dashboardTile: 'apps',
      dashboardTileGroup: 'apps',
      staticText: 'apps',
      formsManuals: 'formsManuals',
      formsManualsCategory: 'formsManuals',
      event: 'events',
      zendeskCategory: 'faq',
      zendeskSection: 'faq',
      zendeskArticle: 'faq',
    });
    for (const type of ['zendeskCategory', 'zendeskSection', 'zendeskArticle'] as const)
      expect([hit({ type, itemType: 'contacts' }).kind, hit({ type, itemType: 'faq' }).kind]).toEqual([
        'contacts',
        'faq',
      ]);
  });

  it('G4 leads to its page of the self-service area', () => {
    const href = (result: SearchResult) => hit(result).href;
    expect(href({ type: 'formsManualsCategory', slug: 'returns' })).toBe(
      'https://self.test/forms-and-manuals/returns',
    );
    for (const [documentType, tab] of [
      ['form', 'forms'],
      ['manual', 'manuals'],
      ['video', 'videos'],
    ] as const)
      expect(href({ type: 'formsManuals', slug: 'returns', documentType, fileId: 'f&1' })).toBe(
        `https://self.test/forms-and-manuals/returns?tab=${tab}&fileId=f%261`,
      );
    expect(href({ type: 'formsManuals', slug: '../x y' })).toBe(
      'https://self.test/forms-and-manuals/..%2Fx%20y',
    );
    expect(href({ type: 'event', slug: 'e 1', start: '2026-12-31T23:30:00Z' })).toBe(
      'https://self.test/calendar?year=2027&month=1&id=e+1',
    );
    expect(href({ type: 'event', slug: 'e-1', start: '2026-12-31T23:30:00+01:00' })).toBe(
      'https://self.test/calendar?year=2026&month=12&id=e-1',
    );
    expect(href({ type: 'event', start: 'soon' })).toBe('https://self.test/calendar');
    expect(href({ type: 'zendeskArticle', url: 'faq/a-1' })).toBe('https://self.test/faq/a-1');
    expect(href({ type: 'zendeskArticle', url: 'https://help.test/1' })).toBe('https://help.test/1');
    expect(href({ type: 'dashboardTile', link: '/returns' })).toBe('/returns');
    expect(href({ type: 'staticText', slug: 'terms-and-conditions/agb' })).toBe('/terms-and-conditions/agb');
    expect(href({ type: 'dashboardTile' })).toBeNull();
  });

  it('G3 has its title and description from where they are', () => {
    const words = (result: SearchResult) => [hit(result).title, hit(result).description];
    expect(words({ type: 'event', title: 'Days', description: 'In May', texts: ['a', 'b'] })).toEqual([
      'Days',
      'In May',
    ]);
    expect(words({ type: 'staticText', title: null, texts: ['Imprint', 'Who we are'] })).toEqual([
      'Imprint',
      'Who we are',
    ]);
    expect(words({ type: 'event', title: ' ', body: '<p>Hello<br>you</p>' })).toEqual(['', 'Hello you']);
  });

  it('G3 with any fields missing, null or odd is shown and crashes nothing', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { nil: null });
    const result = fc.record(
      {
        type: fc.constantFrom(...searchTypes),
        itemType: fc.constantFrom('contacts', 'faq', null),
        title: text,
        description: text,
        body: text,
        url: text,
        slug: text,
        fileId: text,
        fileName: text,
        documentType: fc.constantFrom('form', 'manual', 'video', null),
        start: text,
        end: text,
        content: text,
        link: text,
        texts: fc.option(fc.array(fc.string(), { maxLength: 3 }), { nil: null }),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(result, (given) => {
        searchResultStruct.assert(given);
        const { kind, title, description, href } = hit(given);
        expect(searchFilters).toContain(kind);
        expect([title, description].every((shown) => shown.isWellFormed() && shown.length <= 241)).toBe(true);
        const isArea = ['formsManuals', 'formsManualsCategory', 'event'].includes(given.type);
        if (isArea) expect(new URL(href ?? '').origin).toBe('https://self.test');
      }),
    );
  });
});

describe('plain text of HTML', () => {
  it('G3 leaves tags and scripts out and reads entities once', () => {
    expect(plainText('<p>Gr&ouml;&szlig;e &amp;lt; 5</p><script>alert(1)</script><p>a < b</p>')).toBe(
      'Größe &lt; 5 a < b',
    );
    expect(plainText('w<b>o</b>rd')).toBe('word');
    expect(plainText('<img src=x onerror=alert(1)>')).toBe('');
    expect(plainText('&#128512;&#x110000;')).toBe('😀&#x110000;');
  });

  it('HZ45: takes no longer for a text that is made to', () => {
    for (const evil of ['<', '&', '<p', '&#', ' '].map((part) => part.repeat(1_000_000)))
      expect(plainText(evil).length).toBeLessThanOrEqual(evil.length);
  });
});
