import { expect, it } from 'vitest';
import { joined } from './runtime.js';

const runtime = 'var e=1,c=(x)=>x+e,o=(x)=>x*2;export{c as n,o as t};';
const taken = /import\{([^}]*)\}from"\.\/runtime-x\.js";/;

it('puts the bundler’s own code into the page’s, whose names mean the same, and hands it on', async () => {
  const page = 'import{n as q,t}from"./runtime-x.js";var e=q(t(3)),r=e;export{r as a};';
  const code = joined(page, runtime, taken);
  expect(code).not.toContain('import');
  const {
    a,
    runtime_n: add,
    runtime_t: twice,
  } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect([a, add(1), twice(4)]).toEqual([7, 2, 8]);
});

it.each([
  ['a page that does not take it', 'var r=1;export{r as a};', runtime],
  ['a page without exports', 'import{n as q}from"./runtime-x.js";', runtime],
  ['a file of the bundler without exports', 'import{n as q}from"./runtime-x.js";export{q as a};', 'var e=1;'],
])('ends the build at %s, so that another way of writing files is seen', (_, page, own) => {
  expect(() => joined(page, own, taken)).toThrow('in another way than before');
});
