import { useState } from 'react';
import { HotspotFilm, type HotspotQuestion } from '../questionnaire/HotspotFilm.tsx';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { answerAfterPress, chosenIn } from './choices.ts';
import { useAnswer, useReporting } from './reporting-context.ts';

/** Zones to choose on a picture, by mouse or touch, or in the list beside it, also by keys. */
export function HotspotAnswer({ question }: { question: HotspotQuestion }) {
  const { session } = useReporting();
  const { id, image } = question;
  const answer = useAnswer(id);
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <div className="hotspot">
      <figure>
        <HotspotFilm
          itemId={session.item.id}
          question={question}
          chosen={chosenIn(answer)}
          pointed={pointed}
          onPress={(zone) => session.answer(id, answerAfterPress(question, answer, zone))}
        />
        {image.caption && <figcaption className="quiet">{image.caption}</figcaption>}
      </figure>
      <ChoiceAnswer question={question} answer={answer} onPoint={setPointed} />
    </div>
  );
}
