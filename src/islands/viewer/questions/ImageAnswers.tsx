import { useStore } from '@nanostores/react';
import { $imageQuestion, $shownOnImages } from '#lib/questions/image-answers-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { ImageQuestionBar } from './ImageQuestionBar.tsx';
import { ShownOnImages } from './ShownOnImages.tsx';
import '../findings/findings.css';
import './image-answers.css';

/** The questions' part of the image area: a question being answered, or a validated one being shown. */
export function ImageAnswers({ engine, tool }: { engine: Engine; tool: string }) {
  const question = useStore($imageQuestion);
  const shown = useStore($shownOnImages);
  if (question) return <ImageQuestionBar key={question.id} engine={engine} question={question} tool={tool} />;
  return shown && <ShownOnImages engine={engine} shown={shown} />;
}
