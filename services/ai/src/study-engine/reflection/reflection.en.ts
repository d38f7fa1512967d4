import type { Reflection } from './question-lists.js';

/** Questions for reflection in English, by the kind of a passage and by its people. */
export const ENGLISH_REFLECTION: Reflection = {
  kinds: {
    story: {
      opening: [
        'What happens here, and at which moment does everything turn?',
        'Tell this story in your own words. What do you notice as you do?',
      ],
      middle: [
        'Who in this story do you identify with, and why?',
        'Where is God in this story, even where he is not named?',
        'What would you have done in their place?',
        'Who has power here, who has none, and what do they do with it?',
      ],
      closing: [
        'What does this story ask of you this week?',
        'Who could you tell this story to, and why that person?',
      ],
    },
    law: {
      opening: [
        'Whom does this instruction protect, and from what?',
        'What was life like where such an instruction was needed?',
      ],
      middle: [
        'What does it show of the God who gives it?',
        'Where is it hardest for you to keep what it wants?',
        'How did Jesus live out or deepen what is written here?',
        'What would be lost if nobody kept to it?',
      ],
      closing: [
        'Who would live more safely if you took it to heart this week?',
        'In which ordinary thing can you honor God today?',
      ],
    },
    psalm: {
      opening: [
        'What does the person praying feel, and does it change by the end?',
        'Read it aloud, slowly. At which line do you stop?',
      ],
      middle: [
        'Which line could you say today as your own prayer?',
        'Which line can you not yet say, and what would you say instead?',
        'What is remembered about God here, and what do you remember?',
        'To whom are these words addressed, and what changes if you say them so?',
      ],
      closing: [
        'With whom, or for whom, could you pray it this week?',
        'Which of its words will you take into the night?',
      ],
    },
    proverb: {
      opening: [
        'What in your own life has shown you that this is true?',
        'What does the one who says this want to keep us from, or lead us to?',
      ],
      middle: [
        'Is there a situation where it would be wrong to say this? Which one?',
        'What would a wise friend advise you to do with it?',
        'What is the opposite way, and where does it lead?',
        'Who do you know who lives by this, and what have you seen in them?',
      ],
      closing: [
        'What one small thing will you do differently this week?',
        'To whom would you like to hand on this counsel, and how could it be done kindly?',
      ],
    },
    speech: {
      opening: [
        'Who speaks here, to whom, and out of what experience?',
        'What is said here about God, and does the rest of the book agree with it?',
      ],
      middle: [
        'Which of these words would help someone who suffers, and which would hurt?',
        'What question lies behind these words?',
        'What would you answer the one who speaks?',
        'What may we say to God, if this is in the Bible?',
      ],
      closing: [
        'With whom could you keep silent this week, as a friend who stays?',
        'Which question of your own do you want to put to God as openly?',
      ],
    },
    'love-song': {
      opening: [
        'Who speaks here, and what do they long for?',
        'Which picture in these lines speaks to you most?',
      ],
      middle: [
        'What do these words say about the worth of the body and of love?',
        'How do people here show that they delight in each other?',
        'What does it mean that such a song is in the Bible?',
        'How have you been loved, and how did you notice it?',
      ],
      closing: [
        'To whom could you say a word of affection today?',
        'For which love do you want to thank God?',
      ],
    },
    prophecy: {
      opening: [
        'To whom was this first said, and in what trouble were they?',
        'What does God see here that people would rather not see?',
      ],
      middle: [
        'What wrong is named here, and who is hurt by it?',
        'Which of these words would disturb us if they were said in our city today?',
        'What hope do these words leave open?',
        'What does this passage show of what God cares about?',
      ],
      closing: [
        'What would it mean to turn back here, in one thing?',
        'For whom in your country would you like to pray after reading this?',
      ],
    },
    promise: {
      opening: [
        'How weary or afraid were those who first heard this, and what were they told?',
        'What does God say that he will do here, and what does he say of himself?',
      ],
      middle: [
        'Which line here would you say to someone who is worn out?',
        'What has already come true of it, and what do you still wait for?',
        'Which picture of God here is new to you, or newly dear?',
        'What in these words makes you think of Jesus?',
      ],
      closing: [
        'What would look different tomorrow if you counted on this?',
        'To whom could you take this hope, and in which words of your own?',
      ],
    },
    gospel: {
      opening: [
        'What does Jesus do or say here that nobody had expected?',
        'Imagine that you are standing there. What do you see and hear?',
      ],
      middle: [
        'How do the people around him answer, and which answer is yours?',
        'What does this passage show of who he is?',
        'Who is brought nearer here, and who takes offense?',
      ],
      ofSpeech: ['Which of his words would you like to hear said to you?'],
      closing: [
        'What would it mean to follow him in this, tomorrow morning?',
        'What would you like to ask Jesus about it?',
      ],
    },
    letter: {
      opening: [
        'What had happened among the first readers that made them need these words?',
        'Which sentence here carries all the others?',
      ],
      middle: [
        'What has God done, according to this letter, before anything is asked of us?',
        'What do these words ask, and of whom?',
        'Which sentence do you need most right now, and why?',
        'What would a community look like that took this seriously?',
      ],
      closing: [
        'To whom in your church could you be what is described here?',
        'Which one sentence will you write down and carry with you?',
      ],
    },
    apocalypse: {
      opening: [
        'What do you see before you as you read, and what do you hear?',
        'Which picture here frightens you, and which one comforts you?',
      ],
      middle: [
        'Which power seems to rule here, and who truly does?',
        'What would these pictures have meant to people who were being persecuted?',
        'What do they promise to those who stay faithful?',
        'What comes to an end here, and what does not?',
      ],
      closing: [
        'What fear could this hope free you from?',
        'For which persecuted Christians could you pray by name?',
      ],
    },
    list: {
      opening: [
        'Why do you think Scripture keeps these names?',
        'Which name or place here do you know, and what do you know of it?',
      ],
      middle: [
        'What does such a list say about how God regards people?',
        'To whom would it matter most to find their own name here?',
        'Which people of your own story are easily forgotten?',
        'What had to happen before such a list could be written?',
      ],
      closing: [
        'For whom could you pray by name today?',
        'Who among those who came before you do you want to thank God for?',
      ],
    },
  },
  person: [
    'What does _ want here, and what stands in the way?',
    'What might _ have felt in this moment, and have you felt it too?',
    'What does _ know about God here, and what not yet?',
    'How does the day look different for _ afterwards?',
  ],
  two: [
    'What do & each want here, and what does God want?',
    'What do & see differently, and which of them do you understand better?',
  ],
};
