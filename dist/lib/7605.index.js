exports.id=7605,exports.ids=[7605],exports.modules={73313:function(de){de.exports=J;function J(){this.pending=0,this.max=
1/0,this.listeners=[],this.waiting=[],this.error=null}J.prototype.go=function(g){this.pending<this.max?O(this,g):this.waiting.
push(g)},J.prototype.wait=function(g){this.pending===0?g(this.error):this.listeners.push(g)},J.prototype.hold=function(){
return R(this)};function R(g){g.pending+=1;var C=!1;return Q;function Q(V){if(C)throw new Error("callback called twice");
if(C=!0,g.error=g.error||V,g.pending-=1,g.waiting.length>0&&g.pending<g.max)O(g,g.waiting.shift());else if(g.pending===0){
var X=g.listeners;g.listeners=[],X.forEach(D)}}function D(V){V(g.error)}}function O(g,C){C(R(g))}},44248:function(de){const J=new Int32Array(
[0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,
162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,
325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,
1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,
651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,
795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,
2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,
1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,
1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,
1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,
1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,
3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,
4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,
4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,
3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,
3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,
2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,
2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,
2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,
2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,
3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,
3020668471,3272380065,1510334235,755167117]);function R(O){let g=-1;for(let C of O)g=J[(g^C)&255]^g>>>8;return(g^-1)>>>0}
de.exports=R},33502:function(de,J,R){var O=R(79896),g=R(39023),C=R(2203),Q=C.Readable,D=C.PassThrough,V=R(73313),X=R(24434).
EventEmitter;J.BufferSlicer=ee,J.FdSlicer=Z,g.inherits(Z,X);function Z(U){X.call(this),this.fd=U,this.pend=new V,this.pend.
max=1,this.refCount=0}Z.prototype.read=function(U,v,L,N,z){var M=this;M.pend.go(function(H){O.read(M.fd,U,v,L,N,function(te,F,W){
H(),z(te,F,W)})})},Z.prototype.createReadStream=function(U){return new oe(this,U)},Z.prototype.ref=function(){this.refCount+=
1},Z.prototype.unref=function(){var U=this;if(U.refCount-=1,U.refCount<0)throw new Error("invalid unref");if(U.refCount>
0)return;O.close(U.fd,v);function v(L){L?U.emit("error",L):U.emit("close")}},g.inherits(oe,Q);function oe(U,v){v=v||{},Q.
call(this,v),this.context=U,this.context.ref(),this.start=v.start||0,this.endOffset=v.end,this.pos=this.start}oe.prototype.
_read=function(U){var v=this,L=Math.min(v._readableState.highWaterMark,U);if(v.endOffset!=null&&(L=Math.min(L,v.endOffset-
v.pos)),L<=0){v.push(null),this._cleanup();return}v.context.pend.go(function(N){var z=Buffer.allocUnsafe(L);O.read(v.context.
fd,z,0,L,v.pos,function(M,H){M?v.destroy(M):H===0?(v.push(null),v._cleanup()):(v.pos+=H,v.push(z.slice(0,H))),N()})})},oe.
prototype._destroy=function(U,v){this._cleanup(),v(U)},oe.prototype._cleanup=function(){this.context!=null&&(this.context.
unref(),this.context=null)},g.inherits(ee,X);function ee(U){X.call(this),this.refCount=0,this.buffer=U}ee.prototype.read=
function(U,v,L,N,z){if(!(0<=v&&v<=U.length))throw new RangeError("offset outside buffer: 0 <= "+v+" <= "+U.length);if(N<
0)throw new RangeError("position is negative: "+N);if(v+L>U.length&&(L=U.length-v),N+L>this.buffer.length&&(L=this.buffer.
length-N),L<=0){setImmediate(function(){z(null,0)});return}this.buffer.copy(U,v,N,N+L),setImmediate(function(){z(null,L)})},
ee.prototype.createReadStream=function(U){U=U||{};var v=new D(U);v.start=U.start||0,v.endOffset=U.end,v.pos=v.endOffset||
this.buffer.length;for(var L=this.buffer.slice(v.start,v.pos),N=65536,z=0;;){var M=z+N;if(M>=L.length){z<L.length&&v.write(
L.slice(z,L.length));break}v.write(L.slice(z,M)),z=M}return v.end(),v},ee.prototype.ref=function(){this.refCount+=1},ee.
prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error("invalid unref")}},20663:function(de,J,R){
var O,g=R(79896),C=R(43106),Q=R(33502),D=R(39023),V=R(24434).EventEmitter,X=R(2203).Transform,Z=R(2203).PassThrough,oe=R(
2203).Writable;const ee=typeof C.crc32=="function"?C.crc32:R(44248);O=z,O=M,O=H,O=te,O=U,O=v,J.SY=L,O=N,O=ae,O=le,O=A,O=
j,O=F,O=re,O=ce,O=x;function U(n,i){return new Promise((a,o)=>{z(n,{...i,lazyEntries:!0},function(c,h){if(c)return o(c);
a(h)})})}function v(n,i){return new Promise((a,o)=>{M(n,{...i,lazyEntries:!0},function(c,h){if(c)return o(c);a(h)})})}function L(n,i){
return new Promise((a,o)=>{H(n,{...i,lazyEntries:!0},function(c,h){if(c)return o(c);a(h)})})}function N(n,i,a){return new Promise(
(o,c)=>{te(n,i,{...a,lazyEntries:!0},function(h,l){if(h)return c(h);o(l)})})}function z(n,i,a){typeof i=="function"&&(a=
i,i=null),i==null&&(i={}),i.autoClose==null&&(i.autoClose=!0),i.lazyEntries==null&&(i.lazyEntries=!1),i.decodeStrings==null&&
(i.decodeStrings=!0),i.validateEntrySizes==null&&(i.validateEntrySizes=!0),i.strictFileNames==null&&(i.strictFileNames=!1),
a==null&&(a=xe),g.open(n,"r",function(o,c){if(o)return a(o);M(c,i,function(h,l){h&&g.close(c,xe),a(h,l)})})}function M(n,i,a){
typeof i=="function"&&(a=i,i=null),i==null&&(i={}),i.autoClose==null&&(i.autoClose=!1),i.lazyEntries==null&&(i.lazyEntries=
!1),i.decodeStrings==null&&(i.decodeStrings=!0),i.validateEntrySizes==null&&(i.validateEntrySizes=!0),i.strictFileNames==
null&&(i.strictFileNames=!1),a==null&&(a=xe),g.fstat(n,function(o,c){if(o)return a(o);var h=new Q.FdSlicer(n);te(h,c.size,
i,a)})}function H(n,i,a){typeof i=="function"&&(a=i,i=null),i==null&&(i={}),i.autoClose=!1,i.lazyEntries==null&&(i.lazyEntries=
!1),i.decodeStrings==null&&(i.decodeStrings=!0),i.validateEntrySizes==null&&(i.validateEntrySizes=!0),i.strictFileNames==
null&&(i.strictFileNames=!1);var o=new Q.BufferSlicer(n);te(o,n.length,i,a)}function te(n,i,a,o){typeof a=="function"&&(o=
a,a=null),a==null&&(a={}),a.autoClose==null&&(a.autoClose=!0),a.lazyEntries==null&&(a.lazyEntries=!1),a.decodeStrings==null&&
(a.decodeStrings=!0);var c=!!a.decodeStrings;if(a.validateEntrySizes==null&&(a.validateEntrySizes=!0),a.strictFileNames==
null&&(a.strictFileNames=!1),o==null&&(o=xe),typeof i!="number")throw new Error("expected totalSize parameter to be a nu\
mber");if(i>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only file sizes up to 2^52 are supported due to\
 JavaScript's Number type being an IEEE 754 double.");n.ref();var h=22,l=20,y=65535,E=Math.min(l+h+y,i),_=B(E),w=i-_.length;
P(n,_,0,E,w,function($){if($)return o($);for(var I=E-h;I>=0;I-=1)if(_.readUInt32LE(I)===101010256){var k=_.subarray(I),ue=k.
readUInt16LE(4),pe=k.readUInt16LE(10),we=k.readUInt32LE(16),ye=k.readUInt16LE(20),ge=k.length-h;if(ye!==ge)return o(new Error(
"Invalid comment length. Expected: "+ge+". Found: "+ye+". Are there extra bytes at the end of the file? Or is the end of\
 central dir signature `PK\u263A\u263B` in the comment?"));var Ee=c?Y(k.subarray(22),!1):k.subarray(22);if(I-l>=0&&_.readUInt32LE(
I-l)===117853008){var Se=_.subarray(I-l,I-l+l),Re=q(Se,8),ie=B(56);return P(n,ie,0,ie.length,Re,function(me){return me?o(
me):ie.readUInt32LE(0)!==101075792?o(new Error("invalid zip64 end of central directory record signature")):(ue=ie.readUInt32LE(
16),ue!==0?o(new Error("multi-disk zip files are not supported: found disk number: "+ue)):(pe=q(ie,32),we=q(ie,48),o(null,
new F(n,we,i,pe,Ee,a.autoClose,a.lazyEntries,c,a.validateEntrySizes,a.strictFileNames))))})}return ue!==0?o(new Error("m\
ulti-disk zip files are not supported: found disk number: "+ue)):o(null,new F(n,we,i,pe,Ee,a.autoClose,a.lazyEntries,c,a.
validateEntrySizes,a.strictFileNames))}o(new Error("End of central directory record signature not found. Either not a zi\
p file, or file is truncated."))})}D.inherits(F,V);function F(n,i,a,o,c,h,l,y,E,_){var w=this;V.call(w),w.reader=n,w.reader.
on("error",function($){fe(w,$)}),w.reader.once("close",function(){w.emit("close")}),w.readEntryCursor=i,w.fileSize=a,w.entryCount=
o,w.comment=c,w.entriesRead=0,w.autoClose=!!h,w.lazyEntries=!!l,w.decodeStrings=!!y,w.validateEntrySizes=!!E,w.strictFileNames=
!!_,w.isOpen=!0,w.emittedError=!1,w.hasEachEntryBeenCalled=!1,w.lazyEntries||w._readEntry()}F.prototype.close=function(){
this.isOpen&&(this.isOpen=!1,this.reader.unref())};function W(n,i){n.autoClose&&n.close(),fe(n,i)}function fe(n,i){n.emittedError||
(n.emittedError=!0,n.emit("error",i))}F.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry()\
 called without lazyEntries:true");this._readEntry()},F.prototype._readEntry=function(){var n=this;if(n.entryCount===n.entriesRead){
setImmediate(function(){n.autoClose&&n.close(),!n.emittedError&&n.emit("end")});return}if(!n.emittedError){var i=B(46);P(
n.reader,i,0,i.length,n.readEntryCursor,function(a){if(a)return W(n,a);if(!n.emittedError){var o=new re,c=i.readUInt32LE(
0);if(c!==33639248)return W(n,new Error("invalid central directory file header signature: 0x"+c.toString(16)));if(o.versionMadeBy=
i.readUInt16LE(4),o.versionNeededToExtract=i.readUInt16LE(6),o.generalPurposeBitFlag=i.readUInt16LE(8),o.compressionMethod=
i.readUInt16LE(10),o.lastModFileTime=i.readUInt16LE(12),o.lastModFileDate=i.readUInt16LE(14),o.crc32=i.readUInt32LE(16),
o.compressedSize=i.readUInt32LE(20),o.uncompressedSize=i.readUInt32LE(24),o.fileNameLength=i.readUInt16LE(28),o.extraFieldLength=
i.readUInt16LE(30),o.fileCommentLength=i.readUInt16LE(32),o.internalFileAttributes=i.readUInt16LE(36),o.externalFileAttributes=
i.readUInt32LE(38),o.relativeOffsetOfLocalHeader=i.readUInt32LE(42),o.generalPurposeBitFlag&64)return W(n,new Error("str\
ong encryption is not supported"));n.readEntryCursor+=46,i=B(o.fileNameLength+o.extraFieldLength+o.fileCommentLength),P(
n.reader,i,0,i.length,n.readEntryCursor,function(h){if(h)return W(n,h);if(!n.emittedError){o.fileNameRaw=i.subarray(0,o.
fileNameLength);var l=o.fileNameLength+o.extraFieldLength;o.extraFieldRaw=i.subarray(o.fileNameLength,l),o.fileCommentRaw=
i.subarray(l,l+o.fileCommentLength);try{o.extraFields=j(o.extraFieldRaw)}catch(pe){return W(n,pe)}if(n.decodeStrings){var y=(o.
generalPurposeBitFlag&2048)!==0;o.fileComment=Y(o.fileCommentRaw,y),o.fileName=le(o.generalPurposeBitFlag,o.fileNameRaw,
o.extraFields,n.strictFileNames);var E=A(o.fileName);if(E!=null)return W(n,new Error(E))}else o.fileComment=o.fileCommentRaw,
o.fileName=o.fileNameRaw;o.comment=o.fileComment,n.readEntryCursor+=i.length,n.entriesRead+=1;for(var _=0;_<o.extraFields.
length;_++){var w=o.extraFields[_];if(w.id===1){var $=w.data,I=0;if(o.uncompressedSize===4294967295){if(I+8>$.length)return W(
n,new Error("zip64 extended information extra field does not include uncompressed size"));o.uncompressedSize=q($,I),I+=8}
if(o.compressedSize===4294967295){if(I+8>$.length)return W(n,new Error("zip64 extended information extra field does not \
include compressed size"));o.compressedSize=q($,I),I+=8}if(o.relativeOffsetOfLocalHeader===4294967295){if(I+8>$.length)return W(
n,new Error("zip64 extended information extra field does not include relative header offset"));o.relativeOffsetOfLocalHeader=
q($,I),I+=8}break}}if(n.validateEntrySizes&&o.compressionMethod===0){var k=o.uncompressedSize;if(o.isEncrypted()&&(k+=12),
o.compressedSize!==k){var ue="compressed/uncompressed size mismatch for stored file: "+o.compressedSize+" != "+o.uncompressedSize;
return W(n,new Error(ue))}}n.emit("entry",o),n.lazyEntries||n._readEntry()}})}})}},F.prototype.eachEntry=function(){const n=this;
if(!n.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true");if(n.hasEachEntryBeenCalled)throw new Error(
"eachEntry() must only be called once per ZipFile");n.hasEachEntryBeenCalled=!0;let i=null;n.on("entry",o),n.on("end",c),
n.on("error",h);function a(){n.removeListener("entry",o),n.removeListener("end",c),n.removeListener("error",h),n.autoClose&&
n.close()}function o(l){let{resolve:y}=i;i=null,y({value:l})}function c(){let{resolve:l}=i;i=null,a(),l({done:!0})}function h(l){
let{reject:y}=i;i=null,a(),y(l)}return{[Symbol.asyncIterator](){return this},next(){const l=new Promise((y,E)=>{if(i!=null)
throw new Error("next() called before previous Promise was resolved.");i={resolve:y,reject:E}});return n.readEntry(),l},
return(l){return a(),Promise.resolve({done:!0,value:l})},throw(l){return a(),Promise.reject(l)}}},F.prototype.openReadStream=
function(n,i,a){var o=this,c=0,h=n.compressedSize;if(a==null&&(a=i,i=null),i==null)i={};else{if(i.decodeFileData===!1){if(i.
decrypt!=null)throw new Error("cannot use options.decrypt when options.decodeFileData === false");if(i.decompress!=null)
throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(i.decrypt!=null){if(!n.isEncrypted())
throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");if(i.decrypt!==
!1)throw new Error("invalid options.decrypt value: "+i.decrypt);if(n.isCompressed()&&i.decompress!==!1)throw new Error("\
entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(i.decompress!=
null){if(!n.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See also op\
tion decodeFileData.");if(!(i.decompress===!1||i.decompress===!0))throw new Error("invalid options.decompress value: "+i.
decompress);y=i.decompress}}if(i.start!=null){if(c=i.start,c<0)throw new Error("options.start < 0");if(c>n.compressedSize)
throw new Error("options.start > entry.compressedSize")}if(i.end!=null){if(h=i.end,h<0)throw new Error("options.end < 0");
if(h>n.compressedSize)throw new Error("options.end > entry.compressedSize");if(h<c)throw new Error("options.end < option\
s.start")}}var l=i.decodeFileData===!1||(n.compressionMethod===0||n.compressionMethod===8&&i.decompress===!1)&&(!n.isEncrypted()||
i.decrypt===!1);if((i.start!=null||i.end!=null)&&!l)throw new Error("start/end range require options.decodeFileData === \
false for non-trivial encoded entries.");if(!o.isOpen)return a(new Error("closed"));if(n.isEncrypted()&&!l&&i.decrypt!==
!1)return a(new Error("entry is encrypted, and options.decodeFileData !== false"));var y;if(l)y=!1;else if(n.compressionMethod===
8)y=i.decodeFileData!==!0;else return a(new Error("unsupported compression method: "+n.compressionMethod));o.readLocalFileHeader(
n,{minimal:!0},function(E,_){if(E)return a(E);o.openReadStreamLowLevel(_.fileDataStart,n.compressedSize,c,h,y,n.uncompressedSize,
a)})},F.prototype.openReadStreamLowLevel=function(n,i,a,o,c,h,l){var y=this,E=n+i,_=y.reader.createReadStream({start:n+a,
end:n+o}),w=_;if(c){var $=!1,I=C.createInflateRaw();_.on("error",function(k){setImmediate(function(){$||I.emit("error",k)})}),
_.pipe(I),y.validateEntrySizes?(w=new G(h),I.on("error",function(k){setImmediate(function(){$||w.emit("error",k)})}),I.pipe(
w)):w=I,he(w,function(){$=!0,I!==w&&I.unpipe(w),_.unpipe(I),_.destroy()})}l(null,w)},F.prototype.readLocalFileHeader=function(n,i,a){
var o=this;a==null&&(a=i,i=null),i==null&&(i={}),o.reader.ref();var c=B(30);P(o.reader,c,0,c.length,n.relativeOffsetOfLocalHeader,
function(h){try{if(h)return a(h);var l=c.readUInt32LE(0);if(l!==67324752)return a(new Error("invalid local file header s\
ignature: 0x"+l.toString(16)));var y=c.readUInt16LE(26),E=c.readUInt16LE(28),_=n.relativeOffsetOfLocalHeader+30+y+E;if(_+
n.compressedSize>o.fileSize)return a(new Error("file data overflows file bounds: "+_+" + "+n.compressedSize+" > "+o.fileSize));
if(i.minimal)return a(null,{fileDataStart:_});var w=new ce;w.fileDataStart=_,w.versionNeededToExtract=c.readUInt16LE(4),
w.generalPurposeBitFlag=c.readUInt16LE(6),w.compressionMethod=c.readUInt16LE(8),w.lastModFileTime=c.readUInt16LE(10),w.lastModFileDate=
c.readUInt16LE(12),w.crc32=c.readUInt32LE(14),w.compressedSize=c.readUInt32LE(18),w.uncompressedSize=c.readUInt32LE(22),
w.fileNameLength=y,w.extraFieldLength=E,c=B(y+E),o.reader.ref(),P(o.reader,c,0,c.length,n.relativeOffsetOfLocalHeader+30,
function($){try{return $?a($):(w.fileName=c.subarray(0,y),w.extraField=c.subarray(y),a(null,w))}finally{o.reader.unref()}})}finally{
o.reader.unref()}})},F.prototype.openReadStreamPromise=function(n,i){return new Promise((a,o)=>{this.openReadStream(n,i,
function(c,h){if(c)return o(c);a(h)})})},F.prototype.openReadStreamLowLevelPromise=function(n,i,a,o,c,h){return new Promise(
(l,y)=>{this.openReadStream(n,i,a,o,c,h,function(E,_){if(E)return y(E);l(_)})})},F.prototype.readLocalFileHeaderPromise=
function(n,i){return new Promise((a,o)=>{this.readLocalFileHeader(n,i,function(c,h){if(c)return o(c);a(h)})})};function re(){}
re.prototype.getLastModDate=function(n){if(n==null&&(n={}),!n.forceDosFormat)for(var i=0;i<this.extraFields.length;i++){
var a=this.extraFields[i];if(a.id===21589){var o=a.data;if(o.length<5)continue;var c=o[0],h=1;if(!(c&h))continue;var l=o.
readInt32LE(1);return new Date(l*1e3)}else if(a.id===10){var o=a.data;if(o.length!==32||o.readUInt16LE(4)!==1||o.readUInt16LE(
6)!==24)continue;var y=o.readUInt32LE(8)+4294967296*o.readInt32LE(12),E=y/1e4-116444736e5;return new Date(E)}}return ae(
this.lastModFileDate,this.lastModFileTime,n.timezone)},re.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&
(this.compressionMethod===0||this.compressionMethod===8)},re.prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&
1)!==0},re.prototype.isCompressed=function(){return this.compressionMethod===8};function ce(){}function ae(n,i,a){var o=n&
31,c=(n>>5&15)-1,h=(n>>9&127)+1980,l=0,y=(i&31)*2,E=i>>5&63,_=i>>11&31;if(a==null||a==="local")return new Date(h,c,o,_,E,
y,l);if(a==="UTC")return new Date(Date.UTC(h,c,o,_,E,y,l));throw new Error("unrecognized options.timezone: "+options.timezone)}
function le(n,i,a,o){for(var c=null,h=0;h<a.length;h++){var l=a[h];if(l.id===28789){if(l.data.length<6||l.data.readUInt8(
0)!==1)continue;var y=l.data.readUInt32LE(1);if(ee(i)!==y)continue;c=Y(l.data.subarray(5),!0);break}}if(c==null){var E=(n&
2048)!==0;c=Y(i,E)}return o||(c=c.replace(/\\/g,"/")),c}function A(n){return n.indexOf("\\")!==-1?"invalid characters in\
 fileName: "+n:/^[a-zA-Z]:/.test(n)||/^\//.test(n)?"absolute path: "+n:n.split("/").indexOf("..")!==-1?"invalid relative\
 path: "+n:null}function j(n){for(var i=[],a=0;a<n.length-3;){var o=n.readUInt16LE(a+0),c=n.readUInt16LE(a+2),h=a+4,l=h+
c;if(l>n.length)throw new Error("extra field length exceeds extra field buffer size");var y=n.subarray(h,l);i.push({id:o,
data:y}),a=l}return i}function P(n,i,a,o,c,h){if(o===0)return setImmediate(function(){h(null,B(0))});n.read(i,a,o,c,function(l,y){
if(l)return h(l);if(y<o)return h(new Error("unexpected EOF"));h()})}D.inherits(G,X);function G(n){X.call(this),this.actualByteCount=
0,this.expectedByteCount=n}G.prototype._transform=function(n,i,a){if(this.actualByteCount+=n.length,this.actualByteCount>
this.expectedByteCount){var o="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount;
return a(new Error(o))}a(null,n)},G.prototype._flush=function(n){if(this.actualByteCount<this.expectedByteCount){var i="\
not enough bytes in the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount;return n(new Error(
i))}n()},D.inherits(x,V);function x(){V.call(this),this.refCount=0}x.prototype.ref=function(){this.refCount+=1},x.prototype.
unref=function(){var n=this;if(n.refCount-=1,n.refCount>0)return;if(n.refCount<0)throw new Error("invalid unref");n.close(
i);function i(a){if(a)return n.emit("error",a);n.emit("close")}},x.prototype.createReadStream=function(n){n==null&&(n={});
var i=n.start,a=n.end;if(i===a){var o=new Z;return setImmediate(function(){o.end()}),o}var c=this._readStreamForRange(i,
a),h=!1,l=new K(this);c.on("error",function(E){setImmediate(function(){h||l.emit("error",E)})}),he(l,function(){c.unpipe(
l),l.unref(),c.destroy()});var y=new G(a-i);return l.on("error",function(E){setImmediate(function(){h||y.emit("error",E)})}),
he(y,function(){h=!0,l.unpipe(y),l.destroy()}),c.pipe(l).pipe(y)},x.prototype._readStreamForRange=function(n,i){throw new Error(
"not implemented")},x.prototype.read=function(n,i,a,o,c){var h=this.createReadStream({start:o,end:o+a}),l=new oe,y=0;l._write=
function(E,_,w){E.copy(n,i+y,0,E.length),y+=E.length,w()},l.on("finish",c),h.on("error",function(E){c(E)}),h.pipe(l)},x.
prototype.close=function(n){setImmediate(n)},D.inherits(K,Z);function K(n){Z.call(this),this.context=n,this.context.ref(),
this.unreffedYet=!1}K.prototype._flush=function(n){this.unref(),n()},K.prototype.unref=function(n){this.unreffedYet||(this.
unreffedYet=!0,this.context.unref())};var ne="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHI\
JKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\
\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function Y(n,i){if(i)return n.toString("utf8");for(var a="",o=0;o<n.length;o++)a+=ne[n[o]];return a}function q(n,i){var a=n.
readUInt32LE(i),o=n.readUInt32LE(i+4);return o*4294967296+a}var B;typeof Buffer.allocUnsafe=="function"?B=function(n){return Buffer.
allocUnsafe(n)}:B=function(n){return new Buffer(n)};function he(n,i){typeof n.destroy=="function"?n._destroy=function(a,o){
i(),o?.(a)}:n.destroy=i}function xe(n){if(n)throw n}},57264:function(de,J,R){"use strict";R.d(J,{yU:()=>be,fM:()=>We,Yz:()=>Ce,
N4:()=>De,z3:()=>Pe,dN:()=>je,Vt:()=>qe,V9:()=>tt,V4:()=>_e,q3:()=>Ge,Gu:()=>et,Os:()=>Ze,pq:()=>Xe,_o:()=>Ke,yo:()=>ye,
lm:()=>Qe,iD:()=>O,LZ:()=>He,NI:()=>Ve,C1:()=>Je,uH:()=>ke,Pq:()=>Ae,Oh:()=>ze,z:()=>ge,Om:()=>Re,kb:()=>Ee,eG:()=>Se,$e:()=>Ye});
var O={};R.r(O),R.d(O,{arch:()=>Le,getDetails:()=>Be,isLinux:()=>Oe,isMacOS:()=>Te,isWindows:()=>Ue,platform:()=>ve});var g=R(
70857);function C(r){return r==null?"":typeof r=="string"||r instanceof String?r:JSON.stringify(r)}function Q(r){return Object.
keys(r).length?{title:r.title,file:r.file,line:r.startLine,endLine:r.endLine,col:r.startColumn,endColumn:r.endColumn}:{}}
function D(r,e,t){const s=new Z(r,e,t);process.stdout.write(s.toString()+g.EOL)}function V(r,e=""){D(r,{},e)}const X="::";
class Z{constructor(e,t,s){e||(e="missing.command"),this.command=e,this.properties=t,this.message=s}toString(){let e=X+this.
command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let t=!0;for(const s in this.properties)if(this.
properties.hasOwnProperty(s)){const d=this.properties[s];d&&(t?t=!1:e+=",",e+=`${s}=${ee(d)}`)}}return e+=`${X}${oe(this.
message)}`,e}}function oe(r){return C(r).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ee(r){return C(
r).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var U=R(76982),
v=R(79896);function L(r,e){const t=process.env[`GITHUB_${r}`];if(!t)throw new Error(`Unable to find environment variable\
 for file command ${r}`);if(!v.existsSync(t))throw new Error(`Missing file at path: ${t}`);v.appendFileSync(t,`${C(e)}${g.
EOL}`,{encoding:"utf8"})}function N(r,e){const t=`ghadelimiter_${U.randomUUID()}`,s=C(e);if(r.includes(t))throw new Error(
`Unexpected input: name should not contain the delimiter "${t}"`);if(s.includes(t))throw new Error(`Unexpected input: va\
lue should not contain the delimiter "${t}"`);return`${r}<<${t}${g.EOL}${s}${g.EOL}${t}`}var z=R(16928),M=R(58611),H=R.t(
M,2),te=R(65692),F=R.t(te,2);function W(r){const e=r.protocol==="https:";if(fe(r))return;const t=e?process.env.https_proxy||
process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(t)try{return new ce(t)}catch{if(!t.startsWith(
"http://")&&!t.startsWith("https://"))return new ce(`http://${t}`)}else return}function fe(r){if(!r.hostname)return!1;const e=r.
hostname;if(re(e))return!0;const t=process.env.no_proxy||process.env.NO_PROXY||"";if(!t)return!1;let s;r.port?s=Number(r.
port):r.protocol==="http:"?s=80:r.protocol==="https:"&&(s=443);const d=[r.hostname.toUpperCase()];typeof s=="number"&&d.
push(`${d[0]}:${s}`);for(const u of t.split(",").map(f=>f.trim().toUpperCase()).filter(f=>f))if(u==="*"||d.some(f=>f===u||
f.endsWith(`.${u}`)||u.startsWith(".")&&f.endsWith(`${u}`)))return!0;return!1}function re(r){const e=r.toLowerCase();return e===
"localhost"||e.startsWith("127.")||e.startsWith("[::1]")||e.startsWith("[0:0:0:0:0:0:0:1]")}class ce extends URL{constructor(e,t){
super(e,t),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){
return this._decodedUsername}get password(){return this._decodedPassword}}var ae=R(20770),le=R(46752),A=function(r,e,t,s){
function d(u){return u instanceof t?u:new t(function(f){f(u)})}return new(t||(t=Promise))(function(u,f){function b(p){try{
m(s.next(p))}catch(S){f(S)}}function T(p){try{m(s.throw(p))}catch(S){f(S)}}function m(p){p.done?u(p.value):d(p.value).then(
b,T)}m((s=s.apply(r,e||[])).next())})},j;(function(r){r[r.OK=200]="OK",r[r.MultipleChoices=300]="MultipleChoices",r[r.MovedPermanently=
301]="MovedPermanently",r[r.ResourceMoved=302]="ResourceMoved",r[r.SeeOther=303]="SeeOther",r[r.NotModified=304]="NotMod\
ified",r[r.UseProxy=305]="UseProxy",r[r.SwitchProxy=306]="SwitchProxy",r[r.TemporaryRedirect=307]="TemporaryRedirect",r[r.
PermanentRedirect=308]="PermanentRedirect",r[r.BadRequest=400]="BadRequest",r[r.Unauthorized=401]="Unauthorized",r[r.PaymentRequired=
402]="PaymentRequired",r[r.Forbidden=403]="Forbidden",r[r.NotFound=404]="NotFound",r[r.MethodNotAllowed=405]="MethodNotA\
llowed",r[r.NotAcceptable=406]="NotAcceptable",r[r.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",r[r.RequestTimeout=
408]="RequestTimeout",r[r.Conflict=409]="Conflict",r[r.Gone=410]="Gone",r[r.TooManyRequests=429]="TooManyRequests",r[r.InternalServerError=
500]="InternalServerError",r[r.NotImplemented=501]="NotImplemented",r[r.BadGateway=502]="BadGateway",r[r.ServiceUnavailable=
503]="ServiceUnavailable",r[r.GatewayTimeout=504]="GatewayTimeout"})(j||(j={}));var P;(function(r){r.Accept="accept",r.ContentType=
"content-type"})(P||(P={}));var G;(function(r){r.ApplicationJson="application/json"})(G||(G={}));function x(r){const e=pm.
getProxyUrl(new URL(r));return e?e.href:""}const K=[j.MovedPermanently,j.ResourceMoved,j.SeeOther,j.TemporaryRedirect,j.
PermanentRedirect],ne=[j.BadGateway,j.ServiceUnavailable,j.GatewayTimeout],Y=["OPTIONS","GET","DELETE","HEAD"],q=10,B=5;
class he extends Error{constructor(e,t){super(e),this.name="HttpClientError",this.statusCode=t,Object.setPrototypeOf(this,
he.prototype)}}class xe{constructor(e){this.message=e}readBody(){return A(this,void 0,void 0,function*(){return new Promise(
e=>A(this,void 0,void 0,function*(){let t=Buffer.alloc(0);this.message.on("data",s=>{t=Buffer.concat([t,s])}),this.message.
on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return A(this,void 0,void 0,function*(){return new Promise(e=>A(this,
void 0,void 0,function*(){const t=[];this.message.on("data",s=>{t.push(s)}),this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}
function n(r){return new URL(r).protocol==="https:"}class i{constructor(e,t,s){this._ignoreSslError=!1,this._allowRedirects=
!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this.
_disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(e),this.handlers=t||[],this.requestOptions=s,s&&(s.ignoreSslError!=
null&&(this._ignoreSslError=s.ignoreSslError),this._socketTimeout=s.socketTimeout,s.allowRedirects!=null&&(this._allowRedirects=
s.allowRedirects),s.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=s.allowRedirectDowngrade),s.maxRedirects!=
null&&(this._maxRedirects=Math.max(s.maxRedirects,0)),s.keepAlive!=null&&(this._keepAlive=s.keepAlive),s.allowRetries!=null&&
(this._allowRetries=s.allowRetries),s.maxRetries!=null&&(this._maxRetries=s.maxRetries))}options(e,t){return A(this,void 0,
void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return A(this,void 0,void 0,function*(){return this.
request("GET",e,null,t||{})})}del(e,t){return A(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,s){
return A(this,void 0,void 0,function*(){return this.request("POST",e,t,s||{})})}patch(e,t,s){return A(this,void 0,void 0,
function*(){return this.request("PATCH",e,t,s||{})})}put(e,t,s){return A(this,void 0,void 0,function*(){return this.request(
"PUT",e,t,s||{})})}head(e,t){return A(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,s,d){
return A(this,void 0,void 0,function*(){return this.request(e,t,s,d)})}getJson(e){return A(this,arguments,void 0,function*(t,s={}){
s[P.Accept]=this._getExistingOrDefaultHeader(s,P.Accept,G.ApplicationJson);const d=yield this.get(t,s);return this._processResponse(
d,this.requestOptions)})}postJson(e,t){return A(this,arguments,void 0,function*(s,d,u={}){const f=JSON.stringify(d,null,
2);u[P.Accept]=this._getExistingOrDefaultHeader(u,P.Accept,G.ApplicationJson),u[P.ContentType]=this._getExistingOrDefaultContentTypeHeader(
u,G.ApplicationJson);const b=yield this.post(s,f,u);return this._processResponse(b,this.requestOptions)})}putJson(e,t){return A(
this,arguments,void 0,function*(s,d,u={}){const f=JSON.stringify(d,null,2);u[P.Accept]=this._getExistingOrDefaultHeader(
u,P.Accept,G.ApplicationJson),u[P.ContentType]=this._getExistingOrDefaultContentTypeHeader(u,G.ApplicationJson);const b=yield this.
put(s,f,u);return this._processResponse(b,this.requestOptions)})}patchJson(e,t){return A(this,arguments,void 0,function*(s,d,u={}){
const f=JSON.stringify(d,null,2);u[P.Accept]=this._getExistingOrDefaultHeader(u,P.Accept,G.ApplicationJson),u[P.ContentType]=
this._getExistingOrDefaultContentTypeHeader(u,G.ApplicationJson);const b=yield this.patch(s,f,u);return this._processResponse(
b,this.requestOptions)})}request(e,t,s,d){return A(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");const u=new URL(t);let f=this._prepareRequest(e,u,d);const b=this._allowRetries&&Y.includes(
e)?this._maxRetries+1:1;let T=0,m;do{if(m=yield this.requestRaw(f,s),m&&m.message&&m.message.statusCode===j.Unauthorized){
let S;for(const se of this.handlers)if(se.canHandleAuthentication(m)){S=se;break}return S?S.handleAuthentication(this,f,
s):m}let p=this._maxRedirects;for(;m.message.statusCode&&K.includes(m.message.statusCode)&&this._allowRedirects&&p>0;){const S=m.
message.headers.location;if(!S)break;const se=new URL(S);if(u.protocol==="https:"&&u.protocol!==se.protocol&&!this._allowRedirectDowngrade)
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield m.readBody(),se.hostname!==u.hostname)for(const Me in d)
Me.toLowerCase()==="authorization"&&delete d[Me];f=this._prepareRequest(e,se,d),m=yield this.requestRaw(f,s),p--}if(!m.message.
statusCode||!ne.includes(m.message.statusCode))return m;T+=1,T<b&&(yield m.readBody(),yield this._performExponentialBackoff(
T))}while(T<b);return m})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(e,t){return A(this,void 0,
void 0,function*(){return new Promise((s,d)=>{function u(f,b){f?d(f):b?s(b):d(new Error("Unknown error"))}this.requestRawWithCallback(
e,t,u)})})}requestRawWithCallback(e,t,s){typeof t=="string"&&(e.options.headers||(e.options.headers={}),e.options.headers["\
Content-Length"]=Buffer.byteLength(t,"utf8"));let d=!1;function u(T,m){d||(d=!0,s(T,m))}const f=e.httpModule.request(e.options,
T=>{const m=new xe(T);u(void 0,m)});let b;f.on("socket",T=>{b=T}),f.setTimeout(this._socketTimeout||3*6e4,()=>{b&&b.end(),
u(new Error(`Request timeout: ${e.options.path}`))}),f.on("error",function(T){u(T)}),t&&typeof t=="string"&&f.write(t,"u\
tf8"),t&&typeof t!="string"?(t.on("close",function(){f.end()}),t.pipe(f)):f.end()}getAgent(e){const t=new URL(e);return this.
_getAgent(t)}getAgentDispatcher(e){const t=new URL(e),s=W(t);if(s&&s.hostname)return this._getProxyAgentDispatcher(t,s)}_prepareRequest(e,t,s){
const d={};d.parsedUrl=t;const u=d.parsedUrl.protocol==="https:";d.httpModule=u?F:H;const f=u?443:80;if(d.options={},d.options.
host=d.parsedUrl.hostname,d.options.port=d.parsedUrl.port?parseInt(d.parsedUrl.port):f,d.options.path=(d.parsedUrl.pathname||
"")+(d.parsedUrl.search||""),d.options.method=e,d.options.headers=this._mergeHeaders(s),this.userAgent!=null&&(d.options.
headers["user-agent"]=this.userAgent),d.options.agent=this._getAgent(d.parsedUrl),this.handlers)for(const b of this.handlers)
b.prepareRequest(d.options);return d}_mergeHeaders(e){return this.requestOptions&&this.requestOptions.headers?Object.assign(
{},a(this.requestOptions.headers),a(e||{})):a(e||{})}_getExistingOrDefaultHeader(e,t,s){let d;if(this.requestOptions&&this.
requestOptions.headers){const f=a(this.requestOptions.headers)[t];f&&(d=typeof f=="number"?f.toString():f)}const u=e[t];
return u!==void 0?typeof u=="number"?u.toString():u:d!==void 0?d:s}_getExistingOrDefaultContentTypeHeader(e,t){let s;if(this.
requestOptions&&this.requestOptions.headers){const u=a(this.requestOptions.headers)[P.ContentType];u&&(typeof u=="number"?
s=String(u):Array.isArray(u)?s=u.join(", "):s=u)}const d=e[P.ContentType];return d!==void 0?typeof d=="number"?String(d):
Array.isArray(d)?d.join(", "):d:s!==void 0?s:t}_getAgent(e){let t;const s=W(e),d=s&&s.hostname;if(this._keepAlive&&d&&(t=
this._proxyAgent),d||(t=this._agent),t)return t;const u=e.protocol==="https:";let f=100;if(this.requestOptions&&(f=this.
requestOptions.maxSockets||M.globalAgent.maxSockets),s&&s.hostname){const b={maxSockets:f,keepAlive:this._keepAlive,proxy:Object.
assign(Object.assign({},(s.username||s.password)&&{proxyAuth:`${s.username}:${s.password}`}),{host:s.hostname,port:s.port})};
let T;const m=s.protocol==="https:";u?T=m?ae.httpsOverHttps:ae.httpsOverHttp:T=m?ae.httpOverHttps:ae.httpOverHttp,t=T(b),
this._proxyAgent=t}if(!t){const b={keepAlive:this._keepAlive,maxSockets:f};t=u?new te.Agent(b):new M.Agent(b),this._agent=
t}return u&&this._ignoreSslError&&(t.options=Object.assign(t.options||{},{rejectUnauthorized:!1})),t}_getProxyAgentDispatcher(e,t){
let s;if(this._keepAlive&&(s=this._proxyAgentDispatcher),s)return s;const d=e.protocol==="https:";return s=new le.ProxyAgent(
Object.assign({uri:t.href,pipelining:this._keepAlive?1:0},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}\
:${t.password}`).toString("base64")}`})),this._proxyAgentDispatcher=s,d&&this._ignoreSslError&&(s.options=Object.assign(
s.options.requestTls||{},{rejectUnauthorized:!1})),s}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client",
s=process.env.ACTIONS_ORCHESTRATION_ID;if(s){const d=s.replace(/[^a-z0-9_.-]/gi,"_");return`${t} actions_orchestration_i\
d/${d}`}return t}_performExponentialBackoff(e){return A(this,void 0,void 0,function*(){e=Math.min(q,e);const t=B*Math.pow(
2,e);return new Promise(s=>setTimeout(()=>s(),t))})}_processResponse(e,t){return A(this,void 0,void 0,function*(){return new Promise(
(s,d)=>A(this,void 0,void 0,function*(){const u=e.message.statusCode||0,f={statusCode:u,result:null,headers:{}};u===j.NotFound&&
s(f);function b(p,S){if(typeof S=="string"){const se=new Date(S);if(!isNaN(se.valueOf()))return se}return S}let T,m;try{
m=yield e.readBody(),m&&m.length>0&&(t&&t.deserializeDates?T=JSON.parse(m,b):T=JSON.parse(m),f.result=T),f.headers=e.message.
headers}catch{}if(u>299){let p;T&&T.message?p=T.message:m&&m.length>0?p=m:p=`Failed request: (${u})`;const S=new he(p,u);
S.result=f.result,d(S)}else s(f)}))})}}const a=r=>Object.keys(r).reduce((e,t)=>(e[t.toLowerCase()]=r[t],e),{});var o=function(r,e,t,s){
function d(u){return u instanceof t?u:new t(function(f){f(u)})}return new(t||(t=Promise))(function(u,f){function b(p){try{
m(s.next(p))}catch(S){f(S)}}function T(p){try{m(s.throw(p))}catch(S){f(S)}}function m(p){p.done?u(p.value):d(p.value).then(
b,T)}m((s=s.apply(r,e||[])).next())})};class c{constructor(e,t){this.username=e,this.password=t}prepareRequest(e){if(!e.
headers)throw Error("The request has no headers");e.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.
password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return o(this,void 0,void 0,function*(){
throw new Error("not implemented")})}}class h{constructor(e){this.token=e}prepareRequest(e){if(!e.headers)throw Error("T\
he request has no headers");e.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){
return o(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class l{constructor(e){this.token=e}prepareRequest(e){
if(!e.headers)throw Error("The request has no headers");e.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).
toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return o(this,void 0,void 0,function*(){throw new Error(
"not implemented")})}}var y=function(r,e,t,s){function d(u){return u instanceof t?u:new t(function(f){f(u)})}return new(t||
(t=Promise))(function(u,f){function b(p){try{m(s.next(p))}catch(S){f(S)}}function T(p){try{m(s.throw(p))}catch(S){f(S)}}
function m(p){p.done?u(p.value):d(p.value).then(b,T)}m((s=s.apply(r,e||[])).next())})};class E{static createHttpClient(e=!0,t=10){
const s={allowRetries:e,maxRetries:t};return new i("actions/oidc-client",[new h(E.getRequestToken())],s)}static getRequestToken(){
const e=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!e)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return e}static getIDTokenUrl(){const e=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!e)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return e}static getCall(e){return y(this,void 0,void 0,function*(){
var t;const u=(t=(yield E.createHttpClient().getJson(e).catch(f=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${f.statusCode}
 
        Error Message: ${f.message}`)})).result)===null||t===void 0?void 0:t.value;if(!u)throw new Error("Response json \
body do not have ID Token field");return u})}static getIDToken(e){return y(this,void 0,void 0,function*(){try{let t=E.getIDTokenUrl();
if(e){const d=encodeURIComponent(e);t=`${t}&audience=${d}`}Ce(`ID token url is ${t}`);const s=yield E.getCall(t);return Ae(
s),s}catch(t){throw new Error(`Error message: ${t.message}`)}})}}var _=function(r,e,t,s){function d(u){return u instanceof
t?u:new t(function(f){f(u)})}return new(t||(t=Promise))(function(u,f){function b(p){try{m(s.next(p))}catch(S){f(S)}}function T(p){
try{m(s.throw(p))}catch(S){f(S)}}function m(p){p.done?u(p.value):d(p.value).then(b,T)}m((s=s.apply(r,e||[])).next())})};
const{access:w,appendFile:$,writeFile:I}=v.promises,k="GITHUB_STEP_SUMMARY",ue="https://docs.github.com/actions/using-wo\
rkflows/workflow-commands-for-github-actions#adding-a-job-summary";class pe{constructor(){this._buffer=""}filePath(){return _(
this,void 0,void 0,function*(){if(this._filePath)return this._filePath;const e=process.env[k];if(!e)throw new Error(`Una\
ble to find environment variable for $${k}. Check if your runtime environment supports job summaries.`);try{yield w(e,v.
constants.R_OK|v.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${e}'. Check if the file has cor\
rect read/write permissions.`)}return this._filePath=e,this._filePath})}wrap(e,t,s={}){const d=Object.entries(s).map(([u,
f])=>` ${u}="${f}"`).join("");return t?`<${e}${d}>${t}</${e}>`:`<${e}${d}>`}write(e){return _(this,void 0,void 0,function*(){
const t=!!e?.overwrite,s=yield this.filePath();return yield(t?I:$)(s,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return _(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(e,t=!1){return this._buffer+=e,t?this.addEOL():
this}addEOL(){return this.addRaw(g.EOL)}addCodeBlock(e,t){const s=Object.assign({},t&&{lang:t}),d=this.wrap("pre",this.wrap(
"code",e),s);return this.addRaw(d).addEOL()}addList(e,t=!1){const s=t?"ol":"ul",d=e.map(f=>this.wrap("li",f)).join(""),u=this.
wrap(s,d);return this.addRaw(u).addEOL()}addTable(e){const t=e.map(d=>{const u=d.map(f=>{if(typeof f=="string")return this.
wrap("td",f);const{header:b,data:T,colspan:m,rowspan:p}=f,S=b?"th":"td",se=Object.assign(Object.assign({},m&&{colspan:m}),
p&&{rowspan:p});return this.wrap(S,T,se)}).join("");return this.wrap("tr",u)}).join(""),s=this.wrap("table",t);return this.
addRaw(s).addEOL()}addDetails(e,t){const s=this.wrap("details",this.wrap("summary",e)+t);return this.addRaw(s).addEOL()}addImage(e,t,s){
const{width:d,height:u}=s||{},f=Object.assign(Object.assign({},d&&{width:d}),u&&{height:u}),b=this.wrap("img",null,Object.
assign({src:e,alt:t},f));return this.addRaw(b).addEOL()}addHeading(e,t){const s=`h${t}`,d=["h1","h2","h3","h4","h5","h6"].
includes(s)?s:"h1",u=this.wrap(d,e);return this.addRaw(u).addEOL()}addSeparator(){const e=this.wrap("hr",null);return this.
addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null);return this.addRaw(e).addEOL()}addQuote(e,t){const s=Object.assign(
{},t&&{cite:t}),d=this.wrap("blockquote",e,s);return this.addRaw(d).addEOL()}addLink(e,t){const s=this.wrap("a",e,{href:t});
return this.addRaw(s).addEOL()}}const we=new pe,ye=we,ge=we;function Ee(r){return r.replace(/[\\]/g,"/")}function Se(r){
return r.replace(/[/]/g,"\\")}function Re(r){return r.replace(/[/\\]/g,z.sep)}var ie=R(81260),me=function(r,e,t,s){function d(u){
return u instanceof t?u:new t(function(f){f(u)})}return new(t||(t=Promise))(function(u,f){function b(p){try{m(s.next(p))}catch(S){
f(S)}}function T(p){try{m(s.throw(p))}catch(S){f(S)}}function m(p){p.done?u(p.value):d(p.value).then(b,T)}m((s=s.apply(r,
e||[])).next())})};const Ne=()=>me(void 0,void 0,void 0,function*(){const{stdout:r}=yield ie.H('powershell -command "(Ge\
t-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:e}=yield ie.H('powershell -command\
 "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:e.trim(),version:r.trim()}}),
Fe=()=>me(void 0,void 0,void 0,function*(){var r,e,t,s;const{stdout:d}=yield ie.H("sw_vers",void 0,{silent:!0}),u=(e=(r=
d.match(/ProductVersion:\s*(.+)/))===null||r===void 0?void 0:r[1])!==null&&e!==void 0?e:"";return{name:(s=(t=d.match(/ProductName:\s*(.+)/))===
null||t===void 0?void 0:t[1])!==null&&s!==void 0?s:"",version:u}}),$e=()=>me(void 0,void 0,void 0,function*(){const{stdout:r}=yield ie.
H("lsb_release",["-i","-r","-s"],{silent:!0}),[e,t]=r.trim().split(`
`);return{name:e,version:t}}),ve=g.platform(),Le=g.arch(),Ue=ve==="win32",Te=ve==="darwin",Oe=ve==="linux";function Be(){
return me(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield Ue?Ne():Te?Fe():$e()),{platform:ve,
arch:Le,isWindows:Ue,isMacOS:Te,isLinux:Oe})})}var Ie=function(r,e,t,s){function d(u){return u instanceof t?u:new t(function(f){
f(u)})}return new(t||(t=Promise))(function(u,f){function b(p){try{m(s.next(p))}catch(S){f(S)}}function T(p){try{m(s.throw(
p))}catch(S){f(S)}}function m(p){p.done?u(p.value):d(p.value).then(b,T)}m((s=s.apply(r,e||[])).next())})},be;(function(r){
r[r.Success=0]="Success",r[r.Failure=1]="Failure"})(be||(be={}));function je(r,e){const t=C(e);if(process.env[r]=t,process.
env.GITHUB_ENV||"")return L("ENV",N(r,e));D("set-env",{name:r},t)}function Ae(r){D("add-mask",{},r)}function We(r){process.
env.GITHUB_PATH||""?L("PATH",r):D("add-path",{},r),process.env.PATH=`${r}${z.delimiter}${process.env.PATH}`}function _e(r,e){
const t=process.env[`INPUT_${r.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!t)throw new Error(`Input requir\
ed and not supplied: ${r}`);return e&&e.trimWhitespace===!1?t:t.trim()}function Ge(r,e){const t=_e(r,e).split(`
`).filter(s=>s!=="");return e&&e.trimWhitespace===!1?t:t.map(s=>s.trim())}function qe(r,e){const t=["true","True","TRUE"],
s=["false","False","FALSE"],d=_e(r,e);if(t.includes(d))return!0;if(s.includes(d))return!1;throw new TypeError(`Input doe\
s not meet YAML 1.2 "Core Schema" specification: ${r}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ke(r,e){if(process.env.GITHUB_OUTPUT||
"")return L("OUTPUT",N(r,e));process.stdout.write(g.EOL),D("set-output",{name:r},C(e))}function Ve(r){V("echo",r?"on":"o\
ff")}function Je(r){process.exitCode=be.Failure,Pe(r)}function Ke(){return process.env.RUNNER_DEBUG==="1"}function Ce(r){
D("debug",{},r)}function Pe(r,e={}){D("error",Q(e),r instanceof Error?r.toString():r)}function Ye(r,e={}){D("warning",Q(
e),r instanceof Error?r.toString():r)}function Qe(r,e={}){D("notice",Q(e),r instanceof Error?r.toString():r)}function Xe(r){
process.stdout.write(r+g.EOL)}function ze(r){V("group",r)}function De(){V("endgroup")}function Ze(r,e){return Ie(this,void 0,
void 0,function*(){ze(r);let t;try{t=yield e()}finally{De()}return t})}function He(r,e){if(process.env.GITHUB_STATE||"")
return L("STATE",N(r,e));D("save-state",{name:r},C(e))}function et(r){return process.env[`STATE_${r}`]||""}function tt(r){
return Ie(this,void 0,void 0,function*(){return yield E.getIDToken(r)})}},55322:function(de,J,R){"use strict";R.d(J,{Q1:()=>G});
const O=161,g=1114109,C=[161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,208,208,215,216,222,225,
230,230,232,234,236,237,240,240,242,243,247,250,252,252,254,254,257,257,273,273,275,275,283,283,294,295,299,299,305,307,
312,312,319,322,324,324,328,331,333,333,338,339,358,359,363,363,462,462,464,464,466,466,468,468,470,470,472,472,474,474,
476,476,593,593,609,609,708,708,711,711,713,715,717,717,720,720,728,731,733,733,735,735,768,879,913,929,931,937,945,961,
963,969,1025,1025,1040,1103,1105,1105,8208,8208,8211,8214,8216,8217,8220,8221,8224,8226,8228,8231,8240,8240,8242,8243,8245,
8245,8251,8251,8254,8254,8308,8308,8319,8319,8321,8324,8364,8364,8451,8451,8453,8453,8457,8457,8467,8467,8470,8470,8481,
8482,8486,8486,8491,8491,8531,8532,8539,8542,8544,8555,8560,8569,8585,8585,8592,8601,8632,8633,8658,8658,8660,8660,8679,
8679,8704,8704,8706,8707,8711,8712,8715,8715,8719,8719,8721,8721,8725,8725,8730,8730,8733,8736,8739,8739,8741,8741,8743,
8748,8750,8750,8756,8759,8764,8765,8776,8776,8780,8780,8786,8786,8800,8801,8804,8807,8810,8811,8814,8815,8834,8835,8838,
8839,8853,8853,8857,8857,8869,8869,8895,8895,8978,8978,9312,9449,9451,9547,9552,9587,9600,9615,9618,9621,9632,9633,9635,
9641,9650,9651,9654,9655,9660,9661,9664,9665,9670,9672,9675,9675,9678,9681,9698,9701,9711,9711,9733,9734,9737,9737,9742,
9743,9756,9756,9758,9758,9792,9792,9794,9794,9824,9825,9827,9829,9831,9834,9836,9837,9839,9839,9886,9887,9919,9919,9926,
9933,9935,9939,9941,9953,9955,9955,9960,9961,9963,9969,9972,9972,9974,9977,9979,9980,9982,9983,10045,10045,10102,10111,11094,
11097,12872,12879,57344,63743,65024,65039,65533,65533,127232,127242,127248,127277,127280,127337,127344,127373,127375,127376,
127387,127404,917760,917999,983040,1048573,1048576,1114109],Q=12288,D=65510,V=[12288,12288,65281,65376,65504,65510],X=8361,
Z=65518,oe=null,ee=32,U=10630,v=null,L=4352,N=262141,z=[4352,4447,8986,8987,9001,9002,9193,9196,9200,9200,9203,9203,9725,
9726,9748,9749,9776,9783,9800,9811,9855,9855,9866,9871,9875,9875,9889,9889,9898,9899,9917,9918,9924,9925,9934,9934,9940,
9940,9962,9962,9970,9971,9973,9973,9978,9978,9981,9981,9989,9989,9994,9995,10024,10024,10060,10060,10062,10062,10067,10069,
10071,10071,10133,10135,10160,10160,10175,10175,11035,11036,11088,11088,11093,11093,11904,11929,11931,12019,12032,12245,
12272,12287,12289,12350,12353,12438,12441,12543,12549,12591,12593,12686,12688,12773,12783,12830,12832,12871,12880,42124,
42128,42182,43360,43388,44032,55203,63744,64255,65040,65049,65072,65106,65108,65126,65128,65131,94176,94180,94192,94198,
94208,101594,101631,101664,101760,101874,101888,102801,102816,102866,110576,110579,110581,110587,110589,110590,110592,110888,
110898,110898,110928,110930,110933,110933,110948,110952,110960,111355,119552,119638,119648,119670,126980,126980,127183,127183,
127374,127374,127377,127386,127406,127406,127488,127490,127504,127547,127552,127560,127568,127569,127584,127589,127744,127776,
127789,127797,127799,127868,127870,127891,127904,127946,127951,127955,127968,127984,127988,127988,127992,128062,128064,128064,
128066,128252,128255,128317,128331,128334,128336,128359,128378,128378,128405,128406,128420,128420,128507,128591,128640,128709,
128716,128716,128720,128722,128725,128729,128732,128735,128747,128748,128756,128764,128986,128986,128992,129003,129008,129008,
129292,129338,129340,129349,129351,129535,129648,129660,129664,129734,129736,129736,129740,129757,129759,129771,129775,129786,
131072,196605,196608,262141],M=(x,K)=>{let ne=0,Y=Math.floor(x.length/2)-1;for(;ne<=Y;){const q=Math.floor((ne+Y)/2),B=q*
2;if(K<x[B])Y=q-1;else if(K>x[B+1])ne=q+1;else return!0}return!1},H=19968,[te,F]=W(z);function W(x){let K=x[0],ne=x[1];for(let Y=0;Y<
x.length;Y+=2){const q=x[Y],B=x[Y+1];if(H>=q&&H<=B)return[q,B];B-q>ne-K&&(K=q,ne=B)}return[K,ne]}const fe=x=>x<O||x>g?!1:
M(C,x),re=x=>x<Q||x>D?!1:M(V,x),ce=x=>x<halfwidthMinimalCodePoint||x>halfwidthMaximumCodePoint?!1:isInRange(halfwidthRanges,
x),ae=x=>x<narrowMinimalCodePoint||x>narrowMaximumCodePoint?!1:isInRange(narrowRanges,x),le=x=>x>=te&&x<=F?!0:x<L||x>N?!1:
M(z,x);function A(x){return fe(x)?"ambiguous":re(x)?"fullwidth":ce(x)?"halfwidth":ae(x)?"narrow":le(x)?"wide":"neutral"}
function j(x){if(!Number.isSafeInteger(x))throw new TypeError(`Expected a code point, got \`${typeof x}\`.`)}function P(x){
return j(x),getCategory(x)}function G(x,{ambiguousAsWide:K=!1}={}){return j(x),re(x)||le(x)||K&&fe(x)?2:1}}};
