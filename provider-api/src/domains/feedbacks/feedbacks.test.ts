import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';
import { issueSurveyCode } from './index.ts';

const server = forAllTests(startTestServer);
let client: SignedIn;
let bookings = 0;
beforeAll(async () => {
  client = await server.as('Client');
});
afterEach(() => server.clock.set(undefined));

const feedback = (changes: object = {}) => ({
  friendlinessRank: 4,
  knowledgeRank: 5,
  quicknessRank: 3,
  eOptions: 1,
  isHelpful: 0,
  processFollowed: 1,
  wouldUseAgain: 1,
  wouldRecommendService: 0,
  qualityRating: 0,
  feedbackText: 'Well done',
  airportId: 3,
  ...changes,
});
const survey = (ActivationCode: string, changes: object = {}) => ({
  ActivationCode,
  OverallSatisfaction: 4,
  FriendlinessRank: 1,
  KnowledgeRank: 5,
  QuicknessRank: 3,
  EOptions: 2,
  FeedbackText: 'Quicker cars',
  ...changes,
});
const newCode = () => {
  bookings += 1;
  return server.db.transaction((tx) =>
    issueSurveyCode(tx, {
      bookingId: bookings,
      userId: client.account.id,
      airportId: 13,
      now: server.clock.now(),
      days: 30,
    }),
  );
};
const stored = async (id: number) =>
  (await server.db.query('select * from feedbacks where id = $1', [id])).rows[0];

describe('feedback of a signed-in client', () => {
  it('is stored, and the reply has its id [API-22]', async () => {
    const { status, body } = await client.post('/feedbacks', feedback());
    expect([status, body.message]).toEqual([200, 'Feedback submitted successfully']);
    expect(await stored(body.data.id)).toMatchObject({
      kind: 'feedback',
      airport_id: 3,
      is_helpful: false,
      quality_rating: 0,
      future_use: null,
    });
  });

  it('keeps no airport for the airport 0', async () => {
    const { body } = await client.post('/feedbacks', feedback({ airportId: 0 }));
    expect(await stored(body.data.id)).toMatchObject({ airport_id: null });
  });

  it('keeps no rank where none was given, and rates by the others', async () => {
    const { friendlinessRank: _rank, ...rest } = feedback();
    const { body } = await client.post('/feedbacks', rest);
    expect(await stored(body.data.id)).toMatchObject({ friendliness_rank: null, rating: '4.00' });
  });

  it('is checked at every field [FEEDBACK-08, FEEDBACK-09, FEEDBACK-10, FEEDBACK-11, FEEDBACK-12, FEEDBACK-13]', async () => {
    const { status, body } = await client.post('/feedbacks', { airportId: 3 });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      isHelpful: ['Please provide feedback on staff professionalism'],
      processFollowed: ['Please provide feedback on the protocol process'],
      wouldUseAgain: ['Please specify if you will use the service again'],
      wouldRecommendService: ['Please provide feedback on recommendations'],
      qualityRating: ['Please rate the quality of our services'],
      feedbackText: ['Please provide feedback'],
    });
  });

  it('needs a session, and a client', async () => {
    expect((await server.visitor.post('/feedbacks', feedback())).status).toBe(401);
    expect((await (await server.as('Administrator')).post('/feedbacks', feedback())).status).toBe(403);
  });
});

describe('a survey', () => {
  it('is stored by its code, without a session [FEEDBACK-20] [SURVEY-07]', async () => {
    const { status, body } = await server.visitor.post('/feedbacks', survey(await newCode()));
    expect([status, body.message]).toEqual([200, 'Survey submitted successfully']);
    expect(await stored(body.data.id)).toMatchObject({
      kind: 'survey',
      user_id: client.account.id,
      airport_id: 13,
      overall_satisfaction: 4,
      future_use: 2,
    });
  });

  it('needs no rank', async () => {
    const body = { ActivationCode: await newCode(), EOptions: 1 };
    const { status, body: reply } = await server.visitor.post('/feedbacks', body);
    expect(status).toBe(200);
    expect(await stored(reply.data.id)).toMatchObject({ overall_satisfaction: null, quickness_rank: null });
  });

  it('says by its code whether it can still be answered [SURVEY-01]', async () => {
    const code = await newCode();
    const ask = async (about = code) => {
      const { status, body } = await server.visitor.get(`/feedbacks/surveys/${about}`);
      return [status, body.errors[0]];
    };
    const closed = [404, 'This survey link is not valid any more'];
    expect(await ask()).toEqual([200, undefined]);
    expect(await ask('wrong')).toEqual(closed);
    server.clock.set(new Date(Date.now() + 30 * 24 * 3_600_000 + 1000));
    expect(await ask()).toEqual(closed);
    server.clock.set(undefined);
    await server.visitor.post('/feedbacks', survey(code));
    expect(await ask()).toEqual(closed);
  });

  it('is answered once per code', async () => {
    const code = await newCode();
    await server.visitor.post('/feedbacks', survey(code));
    const again = await server.visitor.post('/feedbacks', survey(code));
    expect([again.status, again.body.errors]).toEqual([400, ['This survey link is not valid any more']]);
  });

  it('keeps its code when the answers are refused', async () => {
    const code = await newCode();
    await server.visitor.post('/feedbacks', survey(code, { KnowledgeRank: 6 }));
    expect((await server.visitor.post('/feedbacks', survey(code))).status).toBe(200);
  });

  it('is open for 30 days', async () => {
    const code = await newCode();
    server.clock.set(new Date(Date.now() + 30 * 24 * 3_600_000 + 1000));
    expect((await server.visitor.post('/feedbacks', survey(code))).status).toBe(400);
  });

  it('with a wrong code is refused', async () => {
    expect((await server.visitor.post('/feedbacks', survey('wrong'))).status).toBe(400);
  });

  it('has ranks from 1 to 5 [FEEDBACK-21, FEEDBACK-22]', async () => {
    const { body } = await server.visitor.post(
      '/feedbacks',
      survey('x', { FriendlinessRank: 0, KnowledgeRank: 6 }),
    );
    expect(body.errors).toEqual({
      FriendlinessRank: ['Cannot be less than 1'],
      KnowledgeRank: ['Cannot be more than 5'],
    });
  });

  it('has a text of at least 3 characters, or none [FEEDBACK-23]', async () => {
    const short = await server.visitor.post('/feedbacks', survey('x', { FeedbackText: 'ab' }));
    expect(short.body.errors).toEqual({ FeedbackText: ['Must be at least 3 character(s) long'] });
    const { FeedbackText: _text, ...rest } = survey(await newCode());
    expect((await server.visitor.post('/feedbacks', rest)).status).toBe(200);
  });
});
