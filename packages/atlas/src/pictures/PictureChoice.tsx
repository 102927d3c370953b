import { languages } from '@selvedge/core/contract';
import type { Width } from '../data/data.ts';
import { Segments } from '../page/Segments.tsx';
import { choosePictures, usePictureChoice } from './choice.ts';
import { languageName } from './languageName.ts';

const windows: readonly (readonly [Width, string])[] = [
  [1500, '1500 px'],
  [400, '400 px'],
];

export function PictureChoice() {
  const { language, width } = usePictureChoice();
  return (
    <div className="picture-choice">
      <Segments
        legend="Language of the pictures"
        options={languages.map((language) => [language, languageName(language)])}
        value={language}
        onChange={(chosen) => choosePictures({ language: chosen })}
      />
      <Segments
        legend="Width of the pictures"
        options={windows}
        value={width}
        onChange={(chosen) => choosePictures({ width: chosen })}
      />
    </div>
  );
}
