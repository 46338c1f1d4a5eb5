import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/** Applications as their administrators see them. Of the secret it says whether there is one, and nothing more. */
export const masterAplikasi = defineView({
  name: 'masteraplikasi',
  readableBy: holdsAny('supervisorAdminIT'),
  columns: {
    applicationId: column('integer', 'ID Aplikasi', 'Application ID'),
    applicationName: column('text', 'Nama Aplikasi', 'Application', { searchable: true }),
    url: column('text', 'Alamat', 'Address', { searchable: true }),
    isActive: column('flag', 'Tidak Aktif', 'Inactive'),
    webhookUrl: column('text', 'Alamat Webhook', 'Webhook address', { searchable: true }),
    hasSecret: column('flag', 'Secret Tersimpan', 'Secret stored'),
    lastDeliveryState: column('text', 'Pengiriman Terakhir', 'Last delivery'),
    lastDeliveryStatus: column('integer', 'Status HTTP', 'HTTP status'),
    lastDeliveryError: column('text', 'Galat', 'Error'),
    lastDeliveryDate: column('datetime', 'Tanggal Pengiriman', 'Delivered on'),
    createdDate: column('datetime', 'Tanggal Dibuat', 'Created on'),
    updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  },
  key: 'applicationId',
  defaultOrder: 'applicationId asc',
  defaultSearch: 'applicationName',
});
