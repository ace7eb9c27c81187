import {
  type Article,
  code,
  h2,
  h3,
  image,
  ol,
  p,
  quote,
  raw,
  table,
  ul,
  youtube,
} from '../writing';

export const runningArticles: readonly Article[] = [
  {
    title: 'Slowing down on Tuesdays: a year of easy running',
    description:
      'I ran every run at the same brisk plod until a friend asked me to talk. What changed when four runs in five became properly gentle.',
    tags: ['running', 'training', 'endurance'],
    blocks: [
      p(
        'For six years I had one pace. It was five minutes twenty a kilometre, it left me pleasantly tired, and it produced a half marathon of one hour fifty-two every autumn, give or take a minute. Then a clubmate who is a good deal faster joined me one Tuesday, listened to me breathing for a kilometre and said, kindly, that this was not an easy run.',
      ),
      h2('Where the idea comes from'),
      p(
        'The physiologist Stephen Seiler went through the diaries of rowers, skiers, cyclists and runners at international level and kept finding the same shape. About eight sessions in ten were done at low intensity, with lactate barely above rest, and most of the others were hard. Very little sat in the comfortable middle, where I was doing all of mine. His figure counts sessions, by the way, not minutes.',
      ),
      p(
        'Whether that suits somebody running three times a week is a fair question. The studies on recreational runners are small and tend to favour mostly easy training by a modest margin. I was not persuaded by a graph. I was persuaded by being told that I could run a fourth day if I slowed down on the other three, because more running was what I wanted.',
      ),
      h2('Finding easy without a laboratory'),
      table(
        ['Effort', 'You can say', 'My pace now', 'Share of runs'],
        ['Easy', 'A paragraph, with gossip', '6:10 to 6:40', 'Four in five'],
        ['Steady', 'A sentence at a time', '5:20', 'Rarely'],
        ['Threshold', 'Four or five words', '4:55', 'One a week'],
        ['Fast', 'Nothing printable', '4:20 and under', 'Some weeks instead'],
      ),
      p(
        'The talk test sounds unscientific but it follows the first ventilatory threshold closely enough to be useful. Recite something. I use the opening of a poem learned at school, and if I have to breathe in the middle of a line I am going too fast. On hills that means walking, and in the first month it meant being overtaken by a man carrying shopping.',
      ),
      p(
        'After twelve months the same poem fits at half a minute a kilometre quicker than when I began, and the half marathon came down to one forty-six. I cannot prove which part of the change did it, since I also ran a third more than the year before. That is rather the point. The slow days made room for themselves.',
      ),
    ],
    comments: [
      'The man with the shopping overtakes me as well. He must get about.',
      'Six years at one pace is me exactly, so I shall try reciting. Which poem?',
      'I would be careful with sessions against minutes. My one hard session a week is an hour of a four hour total, so I am nearer 75 than 80 by time, and it works fine.',
      'A heart rate strap helped me to be honest, mainly because it beeped in front of other people.',
      'Coming back after a baby, this was the only way I could run four days a week. Slow enough that the legs were never sore.',
    ],
  },
  {
    title: 'Where a cadence of 180 really came from',
    description:
      'A coach counted footsteps from the stands in 1984 and the number became a commandment. What he saw, and how to count your own.',
    tags: ['running', 'technique', 'history'],
    blocks: [
      p(
        'Somebody at every club will tell you to take 180 steps a minute. The number is printed on metronomes and built into watches, and beginners worry about it more than about anything else they could measure. Few of those who repeat it know that it goes back to a man with a stopwatch, sitting in a stadium and counting the feet of people who were trying to win Olympic medals.',
      ),
      h2('Los Angeles, 1984'),
      p(
        'Jack Daniels, the American coach and physiologist, counted with his wife at distances from 800 metres to the marathon. Of the forty-six athletes they timed, only one took fewer than 180 steps a minute, and that one took 176. The faster events went well over 200. So 180 was roughly a floor for Olympians who were racing, and not an average or a target.',
      ),
      p(
        'He used it in his book to warn beginners off long bounding strides, which land hard. That advice has held up. Studies in which runners raise their usual cadence by five or ten per cent find less load at the knee and hip for the same speed. They do not find that everyone should meet at one figure. Tall people turn over more slowly, and all of us do when jogging.',
      ),
      h2('Count yourself'),
      ol(
        'Run easily for ten minutes on the flat, without thinking about your feet.',
        'Count each landing of the right foot for thirty seconds, and multiply by four.',
        'Repeat at the pace of your last 10 km. Expect ten or fifteen more.',
        'If the easy figure is under about 155 and your knees complain, try adding five per cent with a metronome for a few minutes at a time.',
      ),
      p(
        'Film helps more than the number. Ask a friend to stand square to the path with a phone at knee height, set to sixty frames a second or above. A clip of ten seconds is enough. What you want to see is the shin at the moment of landing: if it leans back and the foot is well ahead of the knee, you are braking with every step.',
      ),
      youtube(
        'aqz-KE-bpKQ',
        'A film in sixty frames a second. Pause it and press the full stop and comma keys to step one frame at a time, as you will with your own clip.',
      ),
      raw(
        '<aside><p>My own figures, at 1.88 metres tall: <b>162</b> on an easy run, <b>174</b> in a 10 km race and <b>190</b> when the club secretary was catching me in the last hundred metres.</p></aside>',
      ),
    ],
    comments: [
      'I have been chasing 180 on recovery runs for a year and wondering why they felt like sewing. Thank you.',
      'Five per cent cured my runner’s knee where months of foam rolling had not, so I am glad you kept that part.',
      'Does height matter as much as you say? The one study I read found only a weak relationship.',
      'The keys for stepping through frames were news to me, and I have been coaching with video for years.',
      'For what it is worth, I counted the leaders of our county 10 km from a bridge: 178, 184, 196. Very different heights and all of them gone in a moment.',
    ],
  },
  {
    title: 'Predicting a marathon from a 10 km, with caution',
    description:
      'Peter Riegel’s little formula fits on one line of Python. It is good for neighbouring distances and flatters almost everybody at the marathon.',
    tags: ['running', 'racing', 'python', 'data'],
    blocks: [
      p(
        'In 1977 an engineer called Peter Riegel published an equation in <i>Runner’s World</i> that most race calculators still use. He noticed that record times plotted against distance on logarithmic paper make nearly a straight line. Its slope says how quickly people tire. Double the distance and the time grows by a little more than double, always by the same proportion.',
      ),
      h2('The formula'),
      p(
        'Multiply your time by the ratio of the distances raised to the power 1.06. The exponent is the whole of the model. At exactly 1 you would never slow down, and at 1.06 a doubling of distance costs about four per cent in speed. Riegel later gave values for swimming, cycling and older age groups, but 1.06 is the one that everyone remembers.',
      ),
      code(
        'python',
        `def predict(seconds: float, known_km: float, target_km: float, fatigue: float = 1.06) -> float:
    return seconds * (target_km / known_km) ** fatigue


def clock(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


ten_km = 48 * 60
for name, km in (("5 km", 5), ("Half", 21.0975), ("Marathon", 42.195)):
    print(f"{name:<10}{clock(predict(ten_km, 10, km))}")`,
      ),
      p(
        'For a 10 km of forty-eight minutes it offers 1:45:54 for the half, and 3:40:49 for the marathon. The first of those I have come within a minute of, twice. The second is a fantasy. In my three marathons I ran 4:02, 3:58 and 3:55, and I felt ashamed of them until I asked the others at the club what theirs had been.',
      ),
      h2('Fitting your own exponent'),
      p(
        'Twenty-two of them sent me a 10 km and a marathon from the same season. The median exponent was 1.11. Those who ran more than seventy kilometres a week clustered about 1.07, and those below forty were spread between 1.10 and 1.19. The formula describes people who have trained for the distance in question, and record holders have. A weekly total of thirty kilometres does not train anybody for forty-two.',
      ),
      h3('What to use it for'),
      ul(
        'Choosing a starting pace for a half from a recent 10 km.',
        'Comparing races of different lengths to see which was your best.',
        'Finding your own exponent, and watching it fall as the long runs accumulate.',
      ),
    ],
    comments: [
      'Solved for mine: 1.14, on 45 km a week. I feel less of a failure now and slightly more of a slacker.',
      'Could you share the anonymised figures? Twenty-two is small but there is hardly anything public for club runners.',
      'The line about record holders having trained for the distance should be printed on every calculator.',
      'To get the exponent: log(t2/t1) divided by log(d2/d1). Saves somebody else the algebra.',
      'Hilly marathon, flat 10 km. I suspect half of my 1.13 is the course.',
    ],
  },
  {
    title: 'Nine months of finishing last at parkrun',
    description:
      'What the event looks like from the very back, who you meet there, and why the tail walker is the best job on a Saturday morning.',
    tags: ['parkrun', 'beginners', 'community'],
    blocks: [
      p(
        'I have been last, or last but for the volunteer whose task is to be, at thirty-one parkruns. My quickest is forty-four minutes eight. I mention it because nearly everything written about running is by people for whom forty-four minutes is a bad 10 km, and they describe the back of the field, when they mention it at all, as a place to start from and not as somewhere to be.',
      ),
      h2('How it works'),
      p(
        'If you have never been: it is five kilometres, weekly, free, and timed by volunteers. It began in Bushy Park in London on the second of October 2004 with thirteen runners. You register once on <a href="https://www.parkrun.org.uk/">the website</a>, print a barcode, and have it scanned at the finish. There is no time limit and no shame in the barcode being damp.',
      ),
      p(
        'Every event has a tail walker, who stays behind the last participant so that nobody is ever the last. On my first morning it was a retired bus driver who told me the route of the old number 19 as we went round. I was still frightened of being watched. By the second kilometre I understood that the people ahead were not thinking about me, because they were busy not being sick.',
      ),
      image(
        'running-2',
        'Ten past nine, with the front already out of sight behind the boathouse.',
        'Illustration for the section on how a parkrun works',
      ),
      h2('What the back is like'),
      ul(
        'You are lapped, and about half of those who lap you say something encouraging.',
        'You hear conversations. At the front I am told there are none.',
        'The marshals have been standing in the cold for forty minutes and are delighted to see you, since it means they can go.',
        'There is always cake left. I was warned that there would not be.',
      ),
      quote(
        'I don’t slow down for you. This is my speed, and I’d been looking for company in it.',
        'A tail walker, somewhere around the fourth kilometre',
      ),
      p(
        'My time has come down by eleven minutes, mostly by walking less of the hill. I am glad of it without being sure that it is the important part. My blood pressure is better. I know the names of fourteen people in a town where I had lived for two years and known three. Last month I put on the orange bib and walked at the back myself, with a nervous woman in new shoes.',
      ),
    ],
    comments: [
      'I was the nervous woman at a different one of these last spring. Whoever your equivalent was, thank you to them.',
      'Front-ish runner here: we do see you, and when I am lapping people I am mostly jealous of the chatting.',
      'Marshal at the boathouse corner. It is not only that we can go home!',
      'Forty-four is quicker than me. I am so happy to read something that has my kind of numbers in it.',
      'Can you walk the whole thing? My mother wants to come, but she is sure somebody would object.',
      'Yes, walk every step of it. There is a volunteer called the parkwalker at many events for exactly that.',
    ],
  },
];
