import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let officer: SignedIn;
let client: SignedIn;
beforeAll(async () => {
  officer = await server.as('Protocol Officer');
  client = await server.as('Client', { first_name: 'Charlie', last_name: 'Client' });
  const modal = {
    isHelpful: 1,
    processFollowed: 1,
    wouldUseAgain: 1,
    wouldRecommendService: 0,
    qualityRating: 4,
    feedbackText: 'Friendly officers',
  };
  const ranks = (friendlinessRank: number, knowledgeRank: number, quicknessRank: number) => ({
    friendlinessRank,
    knowledgeRank,
    quicknessRank,
  });
  await client.post('/feedbacks', { ...modal, ...ranks(5, 5, 5), airportId: 13 });
  await client.post('/feedbacks', { ...modal, ...ranks(1, 2, 1), airportId: 14, feedbackText: 'Too slow' });
  await server.db.query(
    `insert into feedbacks (kind, user_id, booking_id, airport_id, overall_satisfaction, friendliness_rank,
       knowledge_rank, quickness_rank, future_use, feedback_text, created_at)
     values ('survey', $1, 7, 13, 4, 3, 3, 3, 2, null, '2026-03-05 23:30Z')`,
    [client.account.id],
  );
});

interface Entry {
  rating: number | null;
  airportId: number;
}
const ratings = async (query: string, by = officer) =>
  ((await by.get(`/feedbacks?${query}`)).body.data as unknown as Entry[]).map(({ rating }) => rating);

it('shows feedback and surveys with their rating, newest first', async () => {
  expect(await ratings('')).toEqual([1.33, 5, 3.25]);
  const { body } = await officer.get('/feedbacks?kind=survey');
  expect(body.data[0]).toMatchObject({
    kind: 'survey',
    client: 'Charlie Client',
    bookingId: 7,
    airportId: 13,
    overallSatisfaction: 4,
    futureUse: 2,
    wouldUseAgain: null,
  });
});

it.each([
  ['airportId=14', [1.33]],
  ['rating=3', [3.25]],
  ['kind=feedback&sort=rating', [1.33, 5]],
  ['search=SLOW', [1.33]],
  ['from=2026-03-06&to=2026-03-06', [3.25]],
  ['to=2026-03-05', []],
])('is filtered by %s', async (query, expected) => {
  expect(await ratings(query)).toEqual(expected);
});

it('is summed up as it is filtered', async () => {
  const { body } = await officer.get('/feedbacks/summary?airportId=13');
  expect(body.data).toEqual({
    count: 2,
    rating: 4.13,
    friendliness: 4,
    knowledge: 4,
    quickness: 4,
    satisfaction: 4,
    wouldUseAgain: 50,
    wouldRecommend: 0,
    ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === 3 || rating === 5 ? 1 : 0 })),
  });
  const none = await officer.get('/feedbacks/summary?airportId=1');
  expect(none.body.data).toMatchObject({ count: 0, rating: null, wouldUseAgain: null });
});

it('is exported as it is filtered', async () => {
  const { bytes } = await officer.get('/feedbacks/export?kind=survey');
  const lines = Buffer.from(bytes).toString().trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2026-03-06 00:30,Survey,Charlie Client,LOS,3.25,3,3,3,4,Maybe,/);
});

it('an answer without a rank has no rating, stands beneath all others and weighs on no mean', async () => {
  await server.db.query(
    `insert into feedbacks (kind, user_id, booking_id, airport_id, future_use, created_at)
     values ('survey', $1, 8, 18, 0, '2026-03-07 10:00Z')`,
    [client.account.id],
  );
  expect(await ratings('sort=rating&from=2026-03-06&to=2026-03-07')).toEqual([null, 3.25]);
  const { body } = await officer.get('/feedbacks/summary?airportId=18');
  expect(body.data).toMatchObject({ count: 1, rating: null, friendliness: null, wouldUseAgain: 100 });
  const { bytes } = await officer.get('/feedbacks/export?airportId=18');
  expect(Buffer.from(bytes).toString()).toContain(',ABB,,,,,,Yes,');
});

it('an officer of Kano reads what is about Kano alone', async () => {
  const kano = await server.as('Protocol Officer', { airport_ids: [14] });
  expect(await ratings('', kano)).toEqual([1.33]);
  expect(await ratings('airportId=13', kano)).toEqual([]);
  expect((await kano.get('/feedbacks/summary')).body.data.count).toBe(1);
});

it.each(['Client', 'Registration Officer', 'Finance Officer'])('is not for a %s', async (role) => {
  const caller = await server.as(role);
  for (const path of ['/feedbacks', '/feedbacks/export', '/feedbacks/summary'])
    expect((await caller.get(path)).status).toBe(403);
});
