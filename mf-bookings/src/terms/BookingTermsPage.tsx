import { useSearchParams } from 'react-router-dom';
import { Breadcrumbs, Card, links, PageHeader, Stack } from 'shared-ui';
import { BookingTerms } from '../shared/BookingTerms.tsx';
import styles from './BookingTermsPage.module.css';

export const BookingTermsPage = () => {
  const [query] = useSearchParams();
  return (
    <Stack space={5} className={`${styles.page} narrow`}>
      <PageHeader
        title="Terms of booking"
        lead="What everyone who books a service accepts."
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Home', to: links.home() }, { label: 'Terms of booking' }]} />
        }
      />
      <Card className={styles.text}>
        <BookingTerms version={query.get('version') ?? undefined} />
      </Card>
    </Stack>
  );
};
