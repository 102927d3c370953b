import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { ServerHtml } from './ServerHtml.tsx';
import { sanitizerFrom } from './sanitizer.ts';

beforeEach(() => {
  document.title = 'quiet';
});

/** Each fires by itself or by a click once it stands in the page. */
const attempts = [
  '<p onclick="document.title=1">x</p>',
  '<img src="/x.png" onload="document.title=1" onclick="document.title=1">',
  '<button onclick="document.title=1">x</button>',
  '<form onsubmit="document.title=1" onclick="document.title=1"><input></form>',
  '<svg onclick="document.title=1"><path d="M0 0"/></svg>',
  '<math><mtext><b onclick="document.title=1">x</b></mtext></math>',
  '<details open onclick="document.title=1">x</details>',
  '<p title="</p><img src=x onclick=document.title=1>">x</p><b onclick="document.title=1">x</b>',
];

const clickAll = (container: HTMLElement) => {
  for (const element of container.querySelectorAll('*')) fireEvent.click(element);
};

describe('ServerHtml', () => {
  test.each(attempts)('without the sanitizer this would fire: %s', async (html) => {
    const { container } = await renderWithWords(
      <ServerHtml html={`<i data-here></i>${html}`} by={sanitizerFrom(unsafe)} />,
    );
    await waitFor(() => expect(container.querySelector('[data-here]')).not.toBeNull());
    clickAll(container);
    expect(document.title).toBe('1');
  });

  test.each(attempts)('with it, it does not: %s', async (html) => {
    const { container } = await renderWithWords(<ServerHtml html={`<h2>Here</h2>${html}`} />);
    await screen.findByRole('heading', { name: 'Here' });
    clickAll(container);
    expect(document.title).toBe('quiet');
    const names = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(container.querySelector('form, input, button, svg, math, details')).toBeNull();
  });

  test('styles, frames, bases and forms are gone, text stays', async () => {
    const { container } = await renderWithWords(
      <ServerHtml
        html={
          '<h2>Here</h2><style>*{display:none}</style><p style="position:fixed" id="root" class="x">kept</p>' +
          '<iframe src="/"></iframe><base href="//x.test"><meta http-equiv="refresh"><form action="/x">said</form>'
        }
      />,
    );
    await screen.findByText('kept');
    expect(container.querySelector('[style],[id=root],iframe,base,meta,form,style')).toBeNull();
    expect(container).toHaveTextContent('said');
  });

  test('links keep http(s), mailto and tel, and never an opener', async () => {
    await renderWithWords(
      <ServerHtml
        html={
          '<a href="https://elsewhere.test/">out</a><a href="/imprint">in</a><a href="mailto:a@b.test">mail</a>' +
          '<a href="jAvAscript:document.title=1">bad</a><a href="data:text/html,x">worse</a>'
        }
      />,
    );
    const out = await screen.findByText('out');
    expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    expect(out).toHaveAttribute('target', '_blank');
    expect(screen.getByText('in')).toHaveAttribute('href', '/imprint');
    expect(screen.getByText('mail')).toHaveAttribute('href', 'mailto:a@b.test');
    expect(screen.getByText('bad')).not.toHaveAttribute('href');
    expect(screen.getByText('worse')).not.toHaveAttribute('href');
  });

  test('a picture of another host, which would learn who reads, is left out', async () => {
    const { container } = await renderWithWords(
      <ServerHtml
        html={'<h2>Here</h2><img src="https://spy.test/p.gif" alt=""><img src="/pictures/a.webp" alt="">'}
      />,
    );
    await screen.findByRole('heading', { name: 'Here' });
    expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/pictures/a.webp',
    ]);
  });

  test('until it is sanitized, a text takes the room of its words, and is neither read out nor HTML', async () => {
    const html = '<p>We <b onclick="document.title=1">tidy</b> up.</p><p>Soon.</p>';
    const { container, rerender } = await renderWithWords(
      <ServerHtml html={html} by={sanitizerFrom(never)} />,
    );
    const bars = [...container.querySelectorAll('p[aria-hidden=true]')].map(({ textContent }) => textContent);
    expect(bars).toEqual(['We tidy up.', 'Soon.']);
    expect(container.querySelector('b')).toBeNull();
    rerender(<ServerHtml html="<h2>Here</h2><script>0</script>" by={sanitizerFrom(never)} />);
    expect(container).not.toHaveTextContent('Here');
    expect(container.querySelector('h2, script')).toBeNull();
  });

  test('when the sanitizer cannot be had, nothing of the HTML is shown; the next text tries again', async () => {
    let away = true;
    const by = sanitizerFrom(() => (away ? unavailable() : unsafe()));
    const { container, rerender } = await renderWithWords(
      <ServerHtml html="<b onclick='document.title=1'>secret</b>" by={by} />,
    );
    await screen.findByRole('alert');
    expect(container).not.toHaveTextContent('secret');
    away = false;
    rerender(<ServerHtml html="<p>next</p>" by={by} />);
    await screen.findByText('next');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('it is asked for again when the network returns, and every text that waits comes', async () => {
    let away = true;
    const by = sanitizerFrom(() => (away ? unavailable() : unsafe()));
    await renderWithWords(
      <>
        <ServerHtml html="<p>first</p>" by={by} />
        <ServerHtml html="<p>second</p>" by={by} />
      </>,
    );
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    away = false;
    fireEvent(window, new Event('online'));
    await screen.findByText('first');
    await screen.findByText('second');
  });

  test('a newer text never shows the older one', async () => {
    const { container, rerender } = await renderWithWords(<ServerHtml html="<p>old</p>" />);
    await screen.findByText('old');
    rerender(<ServerHtml html="<p>new</p>" />);
    expect(container).not.toHaveTextContent('old');
    await screen.findByText('new');
  });
});

async function unsafe() {
  return (html: string) => html;
}

function never(): Promise<never> {
  return new Promise(() => {});
}

async function unavailable(): Promise<never> {
  throw new Error('The file is gone');
}
