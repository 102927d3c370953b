/** What reads a list and judges its rows. It is loaded when bulk entry is opened: nobody else needs it. */
export { codesIn, judgeList } from './judgeList.ts';
export { readList } from './readList.ts';
