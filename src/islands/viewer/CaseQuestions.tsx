import { useEffect } from 'react';
import {
  $broughtImages,
  $hasImages,
  $imageQuestion,
  $shownOnImages,
  $wantedFolder,
} from '#lib/questions/image-answers-store.ts';
import { questionsPath } from '#lib/questions/paths.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import { CaseText } from './CaseText.tsx';

const load = async () => (await import('../questions/Questions.tsx')).Questions;

/** While the questions are open, lets answers be given on the images. */
function useImagesBeside(): void {
  useEffect(() => {
    $hasImages.set(true);
    return () => {
      $hasImages.set(false);
      $imageQuestion.set(null);
      $shownOnImages.set(null);
      $broughtImages.set(null);
      $wantedFolder.set(null);
    };
  }, []);
}

/** The questions of a case beside its images; their code is loaded on demand. */
export function CaseQuestions({ caseId, asked }: { caseId: string; asked: boolean }) {
  useImagesBeside();
  const waiting = <a href={questionsPath(caseId)}>{m.onOwnPage}</a>;
  return (
    <CaseText title={m.title} asked={asked}>
      <Loaded load={load} giveUp={() => undefined} waiting={waiting} props={{ caseId }} />
    </CaseText>
  );
}
