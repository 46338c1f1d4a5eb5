import { holdsAny } from '../guards.ts';
import { column } from './column.ts';
import { defineView } from './view-definition.ts';

/**
 * Every change anybody asked for, by the record it is about: who asked, who decided, what changed, when. The waiting
 * ones among them are what a master-data screen shows as waiting.
 */
export const recordHistory = defineView({
  name: 'recordhistory',
  readableBy: holdsAny('supervisorAdminIT', 'adminIT', 'inquiry'),
  columns: {
    bucketApprovalId: column('integer', 'ID', 'ID'),
    /** 'position:3': the record a request belongs to; 'position-code:tl5' before it has a number. */
    recordKey: column('text', 'Data', 'Record'),
    targetKey: column('text', 'Sasaran', 'Target'),
    ticketNumber: column('text', 'No. Tiket', 'Ticket no.'),
    typeName: column('text', 'Tipe Pengajuan', 'Request type'),
    action: column('text', 'Tindakan', 'Action'),
    status: column('integer', 'Status', 'Status'),
    applicationId: column('integer', 'ID Aplikasi', 'Application ID'),
    description: column('text', 'Deskripsi', 'Description'),
    createdDate: column('datetime', 'Tanggal', 'Date'),
    createdBy: column('text', 'Pemohon', 'Requested by'),
    ipPemohon: column('text', 'IP Pemohon', "Requester's address"),
    updatedDate: column('datetime', 'Tanggal Diputuskan', 'Decided on'),
    updatedBy: column('text', 'Pemeriksa', 'Decided by'),
    ipPemeriksa: column('text', 'IP Pemeriksa', "Checker's address"),
    notes: column('text', 'Catatan', 'Notes'),
    before: column('json', 'Sebelum', 'Before'),
    after: column('json', 'Sesudah', 'After'),
  },
  key: 'bucketApprovalId',
  defaultOrder: 'bucketApprovalId desc',
});
