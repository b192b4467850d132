import { useQuery } from '@tanstack/react-query';
import { servicesQuery } from 'shared-api/services';
import { EmptyState, LoadFailure, Skeletons, Stack } from 'shared-ui';
import { ServiceCard } from '../shared/ServiceCard.tsx';
import { ServiceKinds, useServicesOfKind } from './ServiceKinds.tsx';
import styles from './ServiceList.module.css';

export function ServiceList() {
  const { data: services, isError, refetch } = useQuery(servicesQuery);
  const shown = useServicesOfKind(services ?? []);
  if (!services) {
    if (isError) return <LoadFailure what="The services" onRetry={refetch} />;
    return <Skeletons count={6} shape="cards" />;
  }
  if (services.length === 0) return <EmptyState text="There are no services" icon="services" />;
  return (
    <Stack className={styles.container}>
      <ServiceKinds services={services} />
      <div className={styles.grid}>
        {shown.map((service) => (
          <ServiceCard key={service.id} service={service} level={2} />
        ))}
      </div>
    </Stack>
  );
}
