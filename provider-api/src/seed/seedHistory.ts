import type { BodyOf, createBookings } from 'shared-api/contract';
import { dayMs, lagosDate, lagosInstant } from 'shared-api/rules';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';
import type { TestClock } from '../clock.ts';
import type { Queryable } from '../db/index.ts';
import { abuja, lagos, type PastBooking, pastBookings } from './pastBookings.ts';
import { SeedClient } from './SeedClient.ts';
import type { SampleSignIn } from './sampleAccounts.ts';
import { answerSurvey, sendModal } from './seedFeedback.ts';

const names = ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo'];

const airlines: Record<string, BodyOf<typeof createBookings>[number]['airline']> = {
  BA: 'British Airways',
  ET: 'Ethiopian',
  P4: 'Air Peace',
  QI: 'Ibom Air',
  VK: 'Value Jet',
  W3: 'Arik Air',
};

const traveller = (_: unknown, index: number) =>
  aTraveller({
    FirstName: 'Sample',
    LastName: names[index % names.length] ?? '',
    Designation: index % 2 ? 'Mrs.' : 'Mr.',
    Gender: index % 2 ? 'Female' : 'Male',
    mobileNumber: '08000000000',
    Wheel_Chair: index === 2,
    Others: index === 3,
    Special_Requirement: index === 3 ? 'Travels with an assistance dog' : null,
  });

interface Event {
  at: Date;
  run: () => Promise<void>;
}

const bodyOf = (booking: PastBooking, serviceId: number, bookedAt: Date) => {
  const day = lagosDate(new Date(bookedAt.getTime() + booking.aheadDays * dayMs));
  return aBooking(serviceId, lagosInstant(day, booking.time ?? '10:30'), {
    Flight_Number: booking.flight,
    airline: airlines[booking.flight.slice(0, 2)],
    AirportId: booking.airportId,
    DestinationAirportId: booking.airportId === lagos ? abuja : lagos,
    Passengers: Array.from({ length: booking.passengers }, traveller),
  });
};

interface History {
  db: Queryable;
  clock: TestClock;
  signIns: readonly SampleSignIn[];
}

export async function seedHistory(url: string, { db, clock, signIns }: History): Promise<void> {
  const now = new Date();
  const visitor = new SeedClient(url);
  const clientOf = async (name: string): Promise<SeedClient> => {
    const account = signIns.find(({ email }) => email.startsWith(`${name}@`));
    if (!account) throw new Error(`There is no sample account ${name}`);
    return visitor.signIn(account.email, account.password);
  };
  const events = pastBookings.flatMap((booking): Event[] => {
    const bookedAt = new Date(now.getTime() - booking.bookedDaysAgo * dayMs);
    let id = 0;
    const book = async () => {
      const client = await clientOf(booking.by);
      const { data: services } = await client.call('GET', '/services');
      const service = services.find(({ name }) => name === booking.service);
      if (!service) throw new Error(`There is no sample service ${booking.service}`);
      id = (await client.call('POST', '/booking-services', bodyOf(booking, service.id, bookedAt))).data.id;
    };
    const moves = (booking.outcome ?? []).map(({ status, by, afterDays }) => ({
      at: new Date(bookedAt.getTime() + afterDays * dayMs),
      run: async () => {
        await (await clientOf(by)).call('PATCH', '/booking-services', { Id: id, BookingStatus: status });
      },
    }));
    const { feedback } = booking;
    const said = feedback && {
      at: new Date(bookedAt.getTime() + feedback.afterDays * dayMs),
      run: async () => {
        if (feedback.kind === 'survey') await answerSurvey({ db, visitor }, id, feedback);
        else await sendModal(await clientOf(booking.by), booking.airportId, feedback);
      },
    };
    return [{ at: bookedAt, run: book }, ...moves, ...(said ? [said] : [])];
  });
  for (const { at, run } of events.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    clock.set(at);
    await run();
  }
  clock.set(undefined);
}
