import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorOf } from '../testing/operator.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const read = (path: string, language: string) =>
  testApp.app.inject({ url: `/api/v1/content/${path}`, headers: { 'x-language': language } });

const texts = [
  ['static/imprint', 'en', 'Imprint', 'Privacy policy'],
  ['static/imprint', 'de', 'Impressum', 'Datenschutzerklärung'],
  ['static/we-care', 'en', 'Materials', 'Climate and water'],
  ['static/we-care', 'de', 'Material', 'Klima und Wasser'],
  ['static/code-of-conduct-en', 'en', 'Human rights', 'Speaking up'],
  ['static/code-of-conduct-de', 'de', 'Menschenrechte', 'Hinweise geben'],
  ['general-conditions/1100', 'en', 'Order and contract', 'Retention of title'],
  ['general-conditions/1100', 'de', 'Auftrag und Vertrag', 'Eigentumsvorbehalt'],
] as const;

describe('texts of the house', () => {
  it.each(texts)('H1, H3: %s is HTML in %s, for anybody', async (path, language, ...parts) => {
    const answer = await read(path, language);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers.vary).toContain('x-language');
    for (const part of parts) expect(answer.body).toContain(part);
  });

  it('H1: a code of conduct is in its own language, whatever the language of the call', async () => {
    for (const language of ['en', 'de']) {
      const [german, english] = [
        await read('static/code-of-conduct-de', language),
        await read('static/code-of-conduct-en', language),
      ];
      expect([german.headers['content-language'], english.headers['content-language']]).toEqual(['de', 'en']);
      expect(german.body).toContain('Verhaltenskodex');
      expect(english.body).toContain('code of conduct');
    }
  });

  it('H2: the imprint says in both languages where the analysis is turned off', async () => {
    for (const language of ['en', 'de'])
      expect((await read('static/imprint', language)).body).toContain('<a href="/tracking-off">');
  });

  // The page's one place for server HTML lets nothing else through; a text that needs more would lose it there.
  it.each(texts)('H1: %s in %s is made of elements that the page shows', async (path, language) => {
    const { body } = await read(path, language);
    const shown = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'br', 'strong', 'code'];
    const opened = [...body.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name);
    const closed = [...body.matchAll(/<\/([a-z]\w*)/g)].map(([, name]) => name);
    expect(opened.filter((name) => !shown.includes(String(name)))).toEqual([]);
    expect(closed.sort()).toEqual(opened.filter((name) => name !== 'br').sort());
    expect(body).not.toMatch(/lorem ipsum|TODO|xxx/i);
  });

  it('HZ6: can do nothing where their address is opened as a page', async () => {
    for (const path of ['static/imprint', 'general-conditions/1100']) {
      const policy = String((await read(path, 'en')).headers['content-security-policy']).split('; ');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('sandbox');
    }
  });

  it('H1: an unknown page or document is 404, and a name that is none 400', async () => {
    for (const path of ['static/nothing', 'static/1100', 'general-conditions/imprint'])
      expect([path, (await read(path, 'en')).statusCode]).toEqual([path, 404]);
    for (const path of ['static/..%2Fimprint', 'static/A', `static/${'a'.repeat(65)}`])
      expect([path, (await read(path, 'en')).statusCode]).toEqual([path, 400]);
  });

  it('H1: are replaced by operators, one language alone, and kept as they are written', async () => {
    const operator = await operatorOf(testApp);
    const html = '<p>Neu &amp; <script>alert(1)</script></p>';
    const before = (await read('static/we-care', 'en')).body;
    expect((await operator('PUT', '/texts/page/we-care/de', { html })).statusCode).toBe(200);
    expect((await read('static/we-care', 'de')).body).toBe(html);
    expect((await read('static/we-care', 'en')).body).toBe(before);
    const wrong = await operator('PUT', '/texts/page/code-of-conduct-de/en', { html });
    expect([wrong.statusCode, wrong.json().error]).toEqual([
      400,
      "The page 'code-of-conduct-de' is shown in language 'de' alone.",
    ]);
  });
});
