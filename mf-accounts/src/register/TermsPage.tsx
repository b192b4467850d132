import { Link, useSearchParams } from 'react-router-dom';
import { links } from 'shared-ui';
import { FormPage } from '../shared/FormPage.tsx';
import { RegistrationTerms } from './RegistrationTerms.tsx';

export const TermsPage = () => {
  const [query] = useSearchParams();
  return (
    <FormPage
      wide
      title="Terms of registration"
      lead="What everyone who registers accepts."
      breadcrumbs={[{ label: 'Terms of registration' }]}
      after={
        <>
          Whoever books also accepts the <Link to={links.bookingTerms()}>terms of booking</Link>.
        </>
      }
    >
      <RegistrationTerms version={query.get('version') ?? undefined} />
    </FormPage>
  );
};
