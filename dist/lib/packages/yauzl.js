//# packages/yauzl
(function(ue,le,Se){var V=Object.defineProperty,fe=Object.getOwnPropertyDescriptor,de=Object.getOwnPropertyNames,ce=Object.
prototype.hasOwnProperty,pe=(m,v)=>{for(var w in v)V(m,w,{get:v[w],enumerable:!0})},he=(m,v,w,I)=>{if(v&&typeof v=="obje\
ct"||typeof v=="function")for(let g of de(v))!ce.call(m,g)&&g!==w&&V(m,g,{get:()=>v[g],enumerable:!(I=fe(v,g))||I.enumerable});
return m},me=m=>he(V({},"__esModule",{value:!0}),m),X={};pe(X,{fromBufferPromise:()=>xe}),ue.exports=me(X);var F=le("pac\
kages/chunk-IYWUY3VA"),Ee=(0,F.b)((m,v)=>{v.exports=w;function w(){this.pending=0,this.max=1/0,this.listeners=[],this.waiting=
[],this.error=null}w.prototype.go=function(p){this.pending<this.max?g(this,p):this.waiting.push(p)},w.prototype.wait=function(p){
this.pending===0?p(this.error):this.listeners.push(p)},w.prototype.hold=function(){return I(this)};function I(p){p.pending+=
1;var U=!1;return _;function _(P){if(U)throw new Error("callback called twice");if(U=!0,p.error=p.error||P,p.pending-=1,
p.waiting.length>0&&p.pending<p.max)g(p,p.waiting.shift());else if(p.pending===0){var D=p.listeners;p.listeners=[],D.forEach(
A)}}function A(P){P(p.error)}}function g(p,U){U(I(p))}}),ye=(0,F.b)(m=>{var v=(0,F.a)("fs"),w=(0,F.a)("util"),I=(0,F.a)(
"stream"),g=I.Readable,p=I.PassThrough,U=Ee(),_=(0,F.a)("events").EventEmitter;m.BufferSlicer=D,m.FdSlicer=A,w.inherits(
A,_);function A(c){_.call(this),this.fd=c,this.pend=new U,this.pend.max=1,this.refCount=0}A.prototype.read=function(c,l,y,S,C){
var b=this;b.pend.go(function(R){v.read(b.fd,c,l,y,S,function(L,B,J){R(),C(L,B,J)})})},A.prototype.createReadStream=function(c){
return new P(this,c)},A.prototype.ref=function(){this.refCount+=1},A.prototype.unref=function(){var c=this;if(c.refCount-=
1,c.refCount<0)throw new Error("invalid unref");if(c.refCount>0)return;v.close(c.fd,l);function l(y){y?c.emit("error",y):
c.emit("close")}},w.inherits(P,g);function P(c,l){l=l||{},g.call(this,l),this.context=c,this.context.ref(),this.start=l.
start||0,this.endOffset=l.end,this.pos=this.start}P.prototype._read=function(c){var l=this,y=Math.min(l._readableState.highWaterMark,
c);if(l.endOffset!=null&&(y=Math.min(y,l.endOffset-l.pos)),y<=0){l.push(null),this._cleanup();return}l.context.pend.go(function(S){
var C=Buffer.allocUnsafe(y);v.read(l.context.fd,C,0,y,l.pos,function(b,R){b?l.destroy(b):R===0?(l.push(null),l._cleanup()):
(l.pos+=R,l.push(C.slice(0,R))),S()})})},P.prototype._destroy=function(c,l){this._cleanup(),l(c)},P.prototype._cleanup=function(){
this.context!=null&&(this.context.unref(),this.context=null)},w.inherits(D,_);function D(c){_.call(this),this.refCount=0,
this.buffer=c}D.prototype.read=function(c,l,y,S,C){if(!(0<=l&&l<=c.length))throw new RangeError("offset outside buffer: \
0 <= "+l+" <= "+c.length);if(S<0)throw new RangeError("position is negative: "+S);if(l+y>c.length&&(y=c.length-l),S+y>this.
buffer.length&&(y=this.buffer.length-S),y<=0){setImmediate(function(){C(null,0)});return}this.buffer.copy(c,l,S,S+y),setImmediate(
function(){C(null,y)})},D.prototype.createReadStream=function(c){c=c||{};var l=new p(c);l.start=c.start||0,l.endOffset=c.
end,l.pos=l.endOffset||this.buffer.length;for(var y=this.buffer.slice(l.start,l.pos),S=65536,C=0;;){var b=C+S;if(b>=y.length){
C<y.length&&l.write(y.slice(C,y.length));break}l.write(y.slice(C,b)),C=b}return l.end(),l},D.prototype.ref=function(){this.
refCount+=1},D.prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error("invalid unref")}}),ve=(0,F.
b)((m,v)=>{var w=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,
2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,
1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,
1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,
853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,
671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,
1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,
1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,
1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,
1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,
1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,
3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,
3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,
4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,
3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,
3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,
3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,
2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,
2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,
2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,
936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,
601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117]);function I(g){let p=-1;
for(let U of g)p=w[(p^U)&255]^p>>>8;return(p^-1)>>>0}v.exports=I}),we=(0,F.b)(m=>{var v=(0,F.a)("fs"),w=(0,F.a)("zlib"),
I=ye(),g=(0,F.a)("util"),p=(0,F.a)("events").EventEmitter,U=(0,F.a)("stream").Transform,_=(0,F.a)("stream").PassThrough,
A=(0,F.a)("stream").Writable,P=typeof w.crc32=="function"?w.crc32:ve();m.open=S,m.fromFd=C,m.fromBuffer=b,m.fromRandomAccessReader=
R,m.openPromise=D,m.fromFdPromise=c,m.fromBufferPromise=l,m.fromRandomAccessReaderPromise=y,m.dosDateTimeToDate=ee,m.getFileNameLowLevel=
te,m.validateFileName=re,m.parseExtraFields=ne,m.ZipFile=L,m.Entry=k,m.LocalFileHeader=Q,m.RandomAccessReader=O;function D(e,t){
return new Promise((n,r)=>{S(e,{...t,lazyEntries:!0},function(i,a){if(i)return r(i);n(a)})})}function c(e,t){return new Promise(
(n,r)=>{C(e,{...t,lazyEntries:!0},function(i,a){if(i)return r(i);n(a)})})}function l(e,t){return new Promise((n,r)=>{b(e,
{...t,lazyEntries:!0},function(i,a){if(i)return r(i);n(a)})})}function y(e,t,n){return new Promise((r,i)=>{R(e,t,{...n,lazyEntries:!0},
function(a,o){if(a)return i(a);r(o)})})}function S(e,t,n){typeof t=="function"&&(n=t,t=null),t==null&&(t={}),t.autoClose==
null&&(t.autoClose=!0),t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==null&&(t.decodeStrings=!0),t.validateEntrySizes==
null&&(t.validateEntrySizes=!0),t.strictFileNames==null&&(t.strictFileNames=!1),n==null&&(n=Z),v.open(e,"r",function(r,i){
if(r)return n(r);C(i,t,function(a,o){a&&v.close(i,Z),n(a,o)})})}function C(e,t,n){typeof t=="function"&&(n=t,t=null),t==
null&&(t={}),t.autoClose==null&&(t.autoClose=!1),t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==null&&(t.decodeStrings=
!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),t.strictFileNames==null&&(t.strictFileNames=!1),n==null&&(n=Z),
v.fstat(e,function(r,i){if(r)return n(r);var a=new I.FdSlicer(e);R(a,i.size,t,n)})}function b(e,t,n){typeof t=="function"&&
(n=t,t=null),t==null&&(t={}),t.autoClose=!1,t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==null&&(t.decodeStrings=
!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),t.strictFileNames==null&&(t.strictFileNames=!1);var r=new I.BufferSlicer(
e);R(r,e.length,t,n)}function R(e,t,n,r){typeof n=="function"&&(r=n,n=null),n==null&&(n={}),n.autoClose==null&&(n.autoClose=
!0),n.lazyEntries==null&&(n.lazyEntries=!1),n.decodeStrings==null&&(n.decodeStrings=!0);var i=!!n.decodeStrings;if(n.validateEntrySizes==
null&&(n.validateEntrySizes=!0),n.strictFileNames==null&&(n.strictFileNames=!1),r==null&&(r=Z),typeof t!="number")throw new Error(
"expected totalSize parameter to be a number");if(t>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only fi\
le sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");e.ref();var a=22,o=20,u=65535,
d=Math.min(o+a+u,t),h=N(d),s=t-h.length;T(e,h,0,d,s,function(x){if(x)return r(x);for(var E=d-a;E>=0;E-=1)if(h.readUInt32LE(
E)===101010256){var z=h.subarray(E),M=z.readUInt16LE(4),W=z.readUInt16LE(10),q=z.readUInt32LE(16),ie=z.readUInt16LE(20),
oe=z.length-a;if(ie!==oe)return r(new Error("Invalid comment length. Expected: "+oe+". Found: "+ie+". Are there extra by\
tes at the end of the file? Or is the end of central dir signature `PK\u263A\u263B` in the comment?"));var ae=i?K(z.subarray(
22),!1):z.subarray(22);if(E-o>=0&&h.readUInt32LE(E-o)===117853008){var Fe=h.subarray(E-o,E-o+o),Le=H(Fe,8),j=N(56);return T(
e,j,0,j.length,Le,function(se){return se?r(se):j.readUInt32LE(0)!==101075792?r(new Error("invalid zip64 end of central d\
irectory record signature")):(M=j.readUInt32LE(16),M!==0?r(new Error("multi-disk zip files are not supported: found disk\
 number: "+M)):(W=H(j,32),q=H(j,48),r(null,new L(e,q,t,W,ae,n.autoClose,n.lazyEntries,i,n.validateEntrySizes,n.strictFileNames))))})}
return M!==0?r(new Error("multi-disk zip files are not supported: found disk number: "+M)):r(null,new L(e,q,t,W,ae,n.autoClose,
n.lazyEntries,i,n.validateEntrySizes,n.strictFileNames))}r(new Error("End of central directory record signature not foun\
d. Either not a zip file, or file is truncated."))})}g.inherits(L,p);function L(e,t,n,r,i,a,o,u,d,h){var s=this;p.call(s),
s.reader=e,s.reader.on("error",function(x){J(s,x)}),s.reader.once("close",function(){s.emit("close")}),s.readEntryCursor=
t,s.fileSize=n,s.entryCount=r,s.comment=i,s.entriesRead=0,s.autoClose=!!a,s.lazyEntries=!!o,s.decodeStrings=!!u,s.validateEntrySizes=
!!d,s.strictFileNames=!!h,s.isOpen=!0,s.emittedError=!1,s.hasEachEntryBeenCalled=!1,s.lazyEntries||s._readEntry()}L.prototype.
close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function B(e,t){e.autoClose&&e.close(),J(e,t)}function J(e,t){
e.emittedError||(e.emittedError=!0,e.emit("error",t))}L.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error(
"readEntry() called without lazyEntries:true");this._readEntry()},L.prototype._readEntry=function(){var e=this;if(e.entryCount===
e.entriesRead){setImmediate(function(){e.autoClose&&e.close(),!e.emittedError&&e.emit("end")});return}if(!e.emittedError){
var t=N(46);T(e.reader,t,0,t.length,e.readEntryCursor,function(n){if(n)return B(e,n);if(!e.emittedError){var r=new k,i=t.
readUInt32LE(0);if(i!==33639248)return B(e,new Error("invalid central directory file header signature: 0x"+i.toString(16)));
if(r.versionMadeBy=t.readUInt16LE(4),r.versionNeededToExtract=t.readUInt16LE(6),r.generalPurposeBitFlag=t.readUInt16LE(8),
r.compressionMethod=t.readUInt16LE(10),r.lastModFileTime=t.readUInt16LE(12),r.lastModFileDate=t.readUInt16LE(14),r.crc32=
t.readUInt32LE(16),r.compressedSize=t.readUInt32LE(20),r.uncompressedSize=t.readUInt32LE(24),r.fileNameLength=t.readUInt16LE(
28),r.extraFieldLength=t.readUInt16LE(30),r.fileCommentLength=t.readUInt16LE(32),r.internalFileAttributes=t.readUInt16LE(
36),r.externalFileAttributes=t.readUInt32LE(38),r.relativeOffsetOfLocalHeader=t.readUInt32LE(42),r.generalPurposeBitFlag&
64)return B(e,new Error("strong encryption is not supported"));e.readEntryCursor+=46,t=N(r.fileNameLength+r.extraFieldLength+
r.fileCommentLength),T(e.reader,t,0,t.length,e.readEntryCursor,function(a){if(a)return B(e,a);if(!e.emittedError){r.fileNameRaw=
t.subarray(0,r.fileNameLength);var o=r.fileNameLength+r.extraFieldLength;r.extraFieldRaw=t.subarray(r.fileNameLength,o),
r.fileCommentRaw=t.subarray(o,o+r.fileCommentLength);try{r.extraFields=ne(r.extraFieldRaw)}catch(W){return B(e,W)}if(e.decodeStrings){
var u=(r.generalPurposeBitFlag&2048)!==0;r.fileComment=K(r.fileCommentRaw,u),r.fileName=te(r.generalPurposeBitFlag,r.fileNameRaw,
r.extraFields,e.strictFileNames);var d=re(r.fileName);if(d!=null)return B(e,new Error(d))}else r.fileComment=r.fileCommentRaw,
r.fileName=r.fileNameRaw;r.comment=r.fileComment,e.readEntryCursor+=t.length,e.entriesRead+=1;for(var h=0;h<r.extraFields.
length;h++){var s=r.extraFields[h];if(s.id===1){var x=s.data,E=0;if(r.uncompressedSize===4294967295){if(E+8>x.length)return B(
e,new Error("zip64 extended information extra field does not include uncompressed size"));r.uncompressedSize=H(x,E),E+=8}
if(r.compressedSize===4294967295){if(E+8>x.length)return B(e,new Error("zip64 extended information extra field does not \
include compressed size"));r.compressedSize=H(x,E),E+=8}if(r.relativeOffsetOfLocalHeader===4294967295){if(E+8>x.length)return B(
e,new Error("zip64 extended information extra field does not include relative header offset"));r.relativeOffsetOfLocalHeader=
H(x,E),E+=8}break}}if(e.validateEntrySizes&&r.compressionMethod===0){var z=r.uncompressedSize;if(r.isEncrypted()&&(z+=12),
r.compressedSize!==z){var M="compressed/uncompressed size mismatch for stored file: "+r.compressedSize+" != "+r.uncompressedSize;
return B(e,new Error(M))}}e.emit("entry",r),e.lazyEntries||e._readEntry()}})}})}},L.prototype.eachEntry=function(){let e=this;
if(!e.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true");if(e.hasEachEntryBeenCalled)throw new Error(
"eachEntry() must only be called once per ZipFile");e.hasEachEntryBeenCalled=!0;let t=null;e.on("entry",r),e.on("end",i),
e.on("error",a);function n(){e.removeListener("entry",r),e.removeListener("end",i),e.removeListener("error",a),e.autoClose&&
e.close()}function r(o){let{resolve:u}=t;t=null,u({value:o})}function i(){let{resolve:o}=t;t=null,n(),o({done:!0})}function a(o){
let{reject:u}=t;t=null,n(),u(o)}return{[Symbol.asyncIterator](){return this},next(){let o=new Promise((u,d)=>{if(t!=null)
throw new Error("next() called before previous Promise was resolved.");t={resolve:u,reject:d}});return e.readEntry(),o},
return(o){return n(),Promise.resolve({done:!0,value:o})},throw(o){return n(),Promise.reject(o)}}},L.prototype.openReadStream=
function(e,t,n){var r=this,i=0,a=e.compressedSize;if(n==null&&(n=t,t=null),t==null)t={};else{if(t.decodeFileData===!1){if(t.
decrypt!=null)throw new Error("cannot use options.decrypt when options.decodeFileData === false");if(t.decompress!=null)
throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(t.decrypt!=null){if(!e.isEncrypted())
throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");if(t.decrypt!==
!1)throw new Error("invalid options.decrypt value: "+t.decrypt);if(e.isCompressed()&&t.decompress!==!1)throw new Error("\
entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(t.decompress!=
null){if(!e.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See also op\
tion decodeFileData.");if(!(t.decompress===!1||t.decompress===!0))throw new Error("invalid options.decompress value: "+t.
decompress);u=t.decompress}}if(t.start!=null){if(i=t.start,i<0)throw new Error("options.start < 0");if(i>e.compressedSize)
throw new Error("options.start > entry.compressedSize")}if(t.end!=null){if(a=t.end,a<0)throw new Error("options.end < 0");
if(a>e.compressedSize)throw new Error("options.end > entry.compressedSize");if(a<i)throw new Error("options.end < option\
s.start")}}var o=t.decodeFileData===!1||(e.compressionMethod===0||e.compressionMethod===8&&t.decompress===!1)&&(!e.isEncrypted()||
t.decrypt===!1);if((t.start!=null||t.end!=null)&&!o)throw new Error("start/end range require options.decodeFileData === \
false for non-trivial encoded entries.");if(!r.isOpen)return n(new Error("closed"));if(e.isEncrypted()&&!o&&t.decrypt!==
!1)return n(new Error("entry is encrypted, and options.decodeFileData !== false"));var u;if(o)u=!1;else if(e.compressionMethod===
8)u=t.decodeFileData!==!0;else return n(new Error("unsupported compression method: "+e.compressionMethod));r.readLocalFileHeader(
e,{minimal:!0},function(d,h){if(d)return n(d);r.openReadStreamLowLevel(h.fileDataStart,e.compressedSize,i,a,u,e.uncompressedSize,
n)})},L.prototype.openReadStreamLowLevel=function(e,t,n,r,i,a,o){var u=this,d=e+t,h=u.reader.createReadStream({start:e+n,
end:e+r}),s=h;if(i){var x=!1,E=w.createInflateRaw();h.on("error",function(z){setImmediate(function(){x||E.emit("error",z)})}),
h.pipe(E),u.validateEntrySizes?(s=new Y(a),E.on("error",function(z){setImmediate(function(){x||s.emit("error",z)})}),E.pipe(
s)):s=E,$(s,function(){x=!0,E!==s&&E.unpipe(s),h.unpipe(E),h.destroy()})}o(null,s)},L.prototype.readLocalFileHeader=function(e,t,n){
var r=this;n==null&&(n=t,t=null),t==null&&(t={}),r.reader.ref();var i=N(30);T(r.reader,i,0,i.length,e.relativeOffsetOfLocalHeader,
function(a){try{if(a)return n(a);var o=i.readUInt32LE(0);if(o!==67324752)return n(new Error("invalid local file header s\
ignature: 0x"+o.toString(16)));var u=i.readUInt16LE(26),d=i.readUInt16LE(28),h=e.relativeOffsetOfLocalHeader+30+u+d;if(h+
e.compressedSize>r.fileSize)return n(new Error("file data overflows file bounds: "+h+" + "+e.compressedSize+" > "+r.fileSize));
if(t.minimal)return n(null,{fileDataStart:h});var s=new Q;s.fileDataStart=h,s.versionNeededToExtract=i.readUInt16LE(4),s.
generalPurposeBitFlag=i.readUInt16LE(6),s.compressionMethod=i.readUInt16LE(8),s.lastModFileTime=i.readUInt16LE(10),s.lastModFileDate=
i.readUInt16LE(12),s.crc32=i.readUInt32LE(14),s.compressedSize=i.readUInt32LE(18),s.uncompressedSize=i.readUInt32LE(22),
s.fileNameLength=u,s.extraFieldLength=d,i=N(u+d),r.reader.ref(),T(r.reader,i,0,i.length,e.relativeOffsetOfLocalHeader+30,
function(x){try{return x?n(x):(s.fileName=i.subarray(0,u),s.extraField=i.subarray(u),n(null,s))}finally{r.reader.unref()}})}finally{
r.reader.unref()}})},L.prototype.openReadStreamPromise=function(e,t){return new Promise((n,r)=>{this.openReadStream(e,t,
function(i,a){if(i)return r(i);n(a)})})},L.prototype.openReadStreamLowLevelPromise=function(e,t,n,r,i,a){return new Promise(
(o,u)=>{this.openReadStream(e,t,n,r,i,a,function(d,h){if(d)return u(d);o(h)})})},L.prototype.readLocalFileHeaderPromise=
function(e,t){return new Promise((n,r)=>{this.readLocalFileHeader(e,t,function(i,a){if(i)return r(i);n(a)})})};function k(){}
k.prototype.getLastModDate=function(e){if(e==null&&(e={}),!e.forceDosFormat)for(var t=0;t<this.extraFields.length;t++){var n=this.
extraFields[t];if(n.id===21589){var r=n.data;if(r.length<5)continue;var i=r[0],a=1;if(!(i&a))continue;var o=r.readInt32LE(
1);return new Date(o*1e3)}else if(n.id===10){var r=n.data;if(r.length!==32||r.readUInt16LE(4)!==1||r.readUInt16LE(6)!==24)
continue;var u=r.readUInt32LE(8)+4294967296*r.readInt32LE(12),d=u/1e4-116444736e5;return new Date(d)}}return ee(this.lastModFileDate,
this.lastModFileTime,e.timezone)},k.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&(this.compressionMethod===
0||this.compressionMethod===8)},k.prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&1)!==0},k.prototype.
isCompressed=function(){return this.compressionMethod===8};function Q(){}function ee(e,t,n){var r=e&31,i=(e>>5&15)-1,a=(e>>
9&127)+1980,o=0,u=(t&31)*2,d=t>>5&63,h=t>>11&31;if(n==null||n==="local")return new Date(a,i,r,h,d,u,o);if(n==="UTC")return new Date(
Date.UTC(a,i,r,h,d,u,o));throw new Error("unrecognized options.timezone: "+options.timezone)}function te(e,t,n,r){for(var i=null,
a=0;a<n.length;a++){var o=n[a];if(o.id===28789){if(o.data.length<6||o.data.readUInt8(0)!==1)continue;var u=o.data.readUInt32LE(
1);if(P(t)!==u)continue;i=K(o.data.subarray(5),!0);break}}if(i==null){var d=(e&2048)!==0;i=K(t,d)}return r||(i=i.replace(
/\\/g,"/")),i}function re(e){return e.indexOf("\\")!==-1?"invalid characters in fileName: "+e:/^[a-zA-Z]:/.test(e)||/^\//.
test(e)?"absolute path: "+e:e.split("/").indexOf("..")!==-1?"invalid relative path: "+e:null}function ne(e){for(var t=[],
n=0;n<e.length-3;){var r=e.readUInt16LE(n+0),i=e.readUInt16LE(n+2),a=n+4,o=a+i;if(o>e.length)throw new Error("extra fiel\
d length exceeds extra field buffer size");var u=e.subarray(a,o);t.push({id:r,data:u}),n=o}return t}function T(e,t,n,r,i,a){
if(r===0)return setImmediate(function(){a(null,N(0))});e.read(t,n,r,i,function(o,u){if(o)return a(o);if(u<r)return a(new Error(
"unexpected EOF"));a()})}g.inherits(Y,U);function Y(e){U.call(this),this.actualByteCount=0,this.expectedByteCount=e}Y.prototype.
_transform=function(e,t,n){if(this.actualByteCount+=e.length,this.actualByteCount>this.expectedByteCount){var r="too man\
y bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount;return n(new Error(r))}n(
null,e)},Y.prototype._flush=function(e){if(this.actualByteCount<this.expectedByteCount){var t="not enough bytes in the s\
tream. expected "+this.expectedByteCount+". got only "+this.actualByteCount;return e(new Error(t))}e()},g.inherits(O,p);
function O(){p.call(this),this.refCount=0}O.prototype.ref=function(){this.refCount+=1},O.prototype.unref=function(){var e=this;
if(e.refCount-=1,e.refCount>0)return;if(e.refCount<0)throw new Error("invalid unref");e.close(t);function t(n){if(n)return e.
emit("error",n);e.emit("close")}},O.prototype.createReadStream=function(e){e==null&&(e={});var t=e.start,n=e.end;if(t===
n){var r=new _;return setImmediate(function(){r.end()}),r}var i=this._readStreamForRange(t,n),a=!1,o=new G(this);i.on("e\
rror",function(d){setImmediate(function(){a||o.emit("error",d)})}),$(o,function(){i.unpipe(o),o.unref(),i.destroy()});var u=new Y(
n-t);return o.on("error",function(d){setImmediate(function(){a||u.emit("error",d)})}),$(u,function(){a=!0,o.unpipe(u),o.
destroy()}),i.pipe(o).pipe(u)},O.prototype._readStreamForRange=function(e,t){throw new Error("not implemented")},O.prototype.
read=function(e,t,n,r,i){var a=this.createReadStream({start:r,end:r+n}),o=new A,u=0;o._write=function(d,h,s){d.copy(e,t+
u,0,d.length),u+=d.length,s()},o.on("finish",i),a.on("error",function(d){i(d)}),a.pipe(o)},O.prototype.close=function(e){
setImmediate(e)},g.inherits(G,_);function G(e){_.call(this),this.context=e,this.context.ref(),this.unreffedYet=!1}G.prototype.
_flush=function(e){this.unref(),e()},G.prototype.unref=function(e){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())};
var Ce="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmno\
pqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\
\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function K(e,t){if(t)return e.toString("utf8");for(var n="",r=0;r<e.length;r++)n+=Ce[e[r]];return n}function H(e,t){var n=e.
readUInt32LE(t),r=e.readUInt32LE(t+4);return r*4294967296+n}var N;typeof Buffer.allocUnsafe=="function"?N=function(e){return Buffer.
allocUnsafe(e)}:N=function(e){return new Buffer(e)};function $(e,t){typeof e.destroy=="function"?e._destroy=function(n,r){
t(),r?.(n)}:e.destroy=t}function Z(e){if(e)throw e}}),ge=(0,F.d)(we()),xe=ge.fromBufferPromise});
