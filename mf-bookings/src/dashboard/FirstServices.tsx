import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { servicesQuery } from 'shared-api/services';
import { EmptyState, Grid, Inline, LoadFailure, links, Skeletons, Stack } from 'shared-ui';
import { ServiceCard } from '../shared/ServiceCard.tsx';

const shownServices = 2;

export function FirstServices() {
  const { data: services, isError, refetch } = useQuery(servicesQuery);
  return (
    <section aria-labelledby="first-services">
      <Stack>
        <Inline between>
          <h2 id="first-services">Services</h2>
          <Link to={links.services()}>All Services</Link>
        </Inline>
        {isError && !services && <LoadFailure what="The services" onRetry={refetch} />}
        {!isError && !services && <Skeletons count={shownServices} shape="cards" />}
        {services?.length === 0 && <EmptyState text="There are no services" icon="services" />}
        {services && services.length > 0 && (
          <Grid minimum="17rem" space={3}>
            {services.slice(0, shownServices).map((service) => (
              <ServiceCard key={service.id} service={service} level={3} small />
            ))}
          </Grid>
        )}
      </Stack>
    </section>
  );
}
