import { forAllTests } from '../../../testing/forAllTests.ts';
import { codeOf, startRegistrationFixture } from '../../../testing/registrationFixture.ts';
import { individualFields } from '../../../testing/registrations.ts';

const fixture = forAllTests(startRegistrationFixture);

describe('a rejected registration', () => {
  const correction = ({ Email, Password, Confirm_Password, ...fields }: Record<string, string>) => fields;

  it('is corrected by its link and is in review again', async () => {
    const { id, email, code, fields } = await fixture.registered();
    await fixture.reject(id, 'The name differs from the document');
    const [rejection] = await fixture.server.mailTo(email);
    const mailed = codeOf(rejection?.links, 'registration-status');
    const { body } = await fixture.send(mailed, 'individual', { ...correction(fields), LastName: 'Mike' });
    expect(body.data).toMatchObject({ stage: 'in-review', name: 'Charlie Mike', reason: null });
    const { rows } = await fixture.server.db.query(
      'select status, last_name as name from users where id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'Processing', name: 'Mike' }]);
    expect((await fixture.status(code)).body.data).toMatchObject({ stage: 'in-review', details: null });
    const [mail] = await fixture.server.mailTo(email);
    expect(mail?.subject).toBe('Your corrected registration has been received');
  });

  it('is not corrected while the account is restricted to reading', async () => {
    const { id, code, fields } = await fixture.registered();
    await fixture.reject(id, 'The name differs from the document');
    await fixture.server.db.query(
      `update users set restricted_at = now(), restriction_reason = 'A claim' where id = $1`,
      [id],
    );
    const { status } = await fixture.send(code, 'individual', { ...correction(fields), LastName: 'Mike' });
    expect(status).toBe(409);
  });

  const namesOf = async (id: number) =>
    (
      await fixture.server.db.query<{ name: string }>(
        'select name from client_files where user_id = $1 order by id',
        [id],
      )
    ).rows.map(({ name }) => name);
  const stored = () => fixture.server.context.files.storedBefore(new Date(Date.now() + 1000));
  const pdf = (name: string) => new File(['%PDF-1.7 new'], name, { type: 'application/pdf' });
  const rejectedCompany = async () => {
    const company = await fixture.registered('corporate');
    await fixture.reject(company.id);
    const { body } = await fixture.status(company.code);
    const [old] = body.data.documents as { id: number; name: string }[];
    return { ...company, details: correction(company.fields), oldId: old?.id ?? 0 };
  };

  it('of a company adds documents to the earlier ones', async () => {
    const { id, code, details } = await rejectedCompany();
    expect((await fixture.send(code, 'corporate', details, [pdf('new.pdf')])).status).toBe(200);
    expect(await namesOf(id)).toEqual(['old.pdf', 'new.pdf']);
  });

  it('of a company removes single documents and replaces those of the same name, in storage too', async () => {
    const { id, code, details, oldId } = await rejectedCompany();
    const before = await stored();
    await fixture.send(code, 'corporate', { ...details, Removed_Files: String(oldId) }, [
      pdf('one.pdf'),
      pdf('two.pdf'),
    ]);
    expect(await namesOf(id)).toEqual(['one.pdf', 'two.pdf']);
    await fixture.reject(id);
    expect((await fixture.send(code, 'corporate', details, [pdf('two.pdf')])).status).toBe(200);
    expect(await namesOf(id)).toEqual(['one.pdf', 'two.pdf']);
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it('of a company leaves at least one document and at most ten, else all is as it was', async () => {
    const { id, code, details, oldId } = await rejectedCompany();
    const before = await stored();
    const none = await fixture.send(code, 'corporate', { ...details, Removed_Files: String(oldId) });
    expect([none.status, none.body.errors]).toEqual([400, { Files: ['Please select at least one file'] }]);
    const ten = Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`));
    const eleven = await fixture.send(code, 'corporate', details, ten);
    expect([eleven.status, eleven.body.errors]).toEqual([
      400,
      { Files: ['At most 10 files can be uploaded'] },
    ]);
    expect([await namesOf(id), await stored()]).toEqual([['old.pdf'], before]);
  });

  it('of a company cannot remove the documents of another', async () => {
    const other = await rejectedCompany();
    const { code, details } = await rejectedCompany();
    await fixture.send(code, 'corporate', { ...details, Removed_Files: String(other.oldId) }, [
      pdf('new.pdf'),
    ]);
    expect(await namesOf(other.id)).toEqual(['old.pdf']);
  });

  it('of a company keeps its documents where none are sent', async () => {
    const { id, code, fields } = await fixture.registered('corporate');
    await fixture.reject(id);
    await fixture.send(code, 'corporate', correction(fields));
    const { rows } = await fixture.server.db.query('select name from client_files where user_id = $1', [id]);
    expect(rows).toEqual([{ name: 'old.pdf' }]);
  });

  it('keeps the rules of a registration', async () => {
    const { id, code, fields } = await fixture.registered();
    await fixture.reject(id);
    const { status: answered, body } = await fixture.send(code, 'individual', {
      ...correction(fields),
      FirstName: 'Al',
      MeansOfId: 'Library card',
    });
    expect([answered, Object.keys(body.errors)]).toEqual([
      400,
      expect.arrayContaining(['FirstName', 'MeansOfId']),
    ]);
  });

  it('is corrected once when it is sent twice at the same moment', async () => {
    const { id, code, fields } = await fixture.registered();
    await fixture.reject(id);
    const answers = await Promise.all([1, 2].map(() => fixture.send(code, 'individual', correction(fields))));
    expect(answers.map(({ status: answered }) => answered).sort()).toEqual([200, 400]);
  });
});

describe('nothing can be corrected', () => {
  const refused = async (code: string, fields: Record<string, string>) => {
    const { Email, Password, Confirm_Password, ...details } = fields;
    return (await fixture.send(code, 'individual', details)).status;
  };

  it('while a registration is in review, or once it is approved', async () => {
    const { id, code, fields } = await fixture.registered();
    expect(await refused(code, fields)).toBe(400);
    await fixture.officer.patch('/users/activation', { Id: id, Status: 'Active' });
    expect(await refused(code, fields)).toBe(400);
  });

  it('of an account that was made Inactive after its approval', async () => {
    const { id, code, fields } = await fixture.registered();
    await fixture.officer.patch('/users/activation', { Id: id, Status: 'Active' });
    await fixture.reject(id, 'Closed');
    expect((await fixture.status(code)).body.data).toMatchObject({
      stage: 'closed',
      reason: null,
      details: null,
    });
    expect(await refused(code, fields)).toBe(400);
  });

  it('by the link of another kind of registration', async () => {
    const { id, code } = await fixture.registered('corporate');
    await fixture.reject(id);
    expect(await refused(code, individualFields())).toBe(404);
  });
});
