import type { Genre } from './genre.js';

/**
 * Questions for reflection by the kind of a passage. In a story `_` is the first person in it; questions with `_` are
 * left out where nobody is known.
 */
export const ENGLISH_REFLECTION: Readonly<Record<Genre, readonly string[]>> = {
  story: [
    'What happens here, and at which moment does everything turn?',
    'What does _ want, and what does _ fear?',
    'With whom in this story do you find yourself, and why?',
    'Where is God in this story, even where he is not named?',
    'What would you have done in that place?',
    'What does this story ask of you this week?',
  ],
  law: [
    'Whom does this commandment protect, and from what?',
    'What does it show of the God who gives it?',
    'Where is it hardest for you to keep what it wants?',
    'How did Jesus live or deepen what stands here?',
    'Who would live more safely if you took it to heart this week?',
  ],
  psalm: [
    'What does the one who prays feel, and does it change by the end?',
    'Which line could you say today as your own prayer?',
    'Which line can you not yet say, and what would you say instead?',
    'What does the psalm remember of God, and what do you remember?',
    'With whom, or for whom, could you pray it this week?',
  ],
  proverb: [
    'What in your own life has shown you that this is true?',
    'Is there a situation in which it would be wrong to say this? Which?',
    'What would a wise friend advise you to do with it?',
    'What is the opposite way, and where does it lead?',
    'What one small thing will you do differently this week?',
  ],
  prophecy: [
    'To whom was this first said, and in what trouble were they?',
    'What does God accuse, and what does he promise?',
    'Which of its words would disturb us if they were said in our city today?',
    'What hope does it leave open?',
    'What would it mean to turn back here, in one thing?',
  ],
  gospel: [
    'What does Jesus do or say here that nobody had expected?',
    'How do the people around him answer, and which answer is yours?',
    'What does this passage show of who he is?',
    'Which of his words would you like to hear said to you?',
    'What would it mean to follow him in this, tomorrow morning?',
  ],
  letter: [
    'What had happened among the first readers, that they needed these words?',
    'What has God done, according to this passage, before anything is asked of us?',
    'What is asked, and of whom?',
    'Which sentence do you need most at present, and why?',
    'To whom in your church could you be what is described here?',
  ],
  apocalypse: [
    'What do you see before you as you read, and what do you hear?',
    'Which power seems to rule here, and who truly does?',
    'What would these pictures have meant to people who were being persecuted?',
    'What do they promise to those who stay faithful?',
    'Of what fear could this hope free you?',
  ],
};
