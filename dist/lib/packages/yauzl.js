"use strict";var ze=Object.defineProperty;var d=(oe,X)=>ze(oe,"name",{value:X,configurable:!0});module.exports={yauzl(oe,X,be,fe){var V=Object.defineProperty,de=Object.getOwnPropertyDescriptor,ce=Object.getOwnPropertyNames,
pe=Object.prototype.hasOwnProperty,me=d((E,w)=>{for(var g in w)V(E,g,{get:w[g],enumerable:!0})},"__export"),he=d((E,w,g,z)=>{
if(w&&typeof w=="object"||typeof w=="function")for(let x of ce(w))!pe.call(E,x)&&x!==g&&V(E,x,{get:d(()=>w[x],"get"),enumerable:!(z=
de(w,x))||z.enumerable});return E},"__copyProps"),Ee=d(E=>he(V({},"__esModule",{value:!0}),E),"__toCommonJS"),ie={};me(ie,
{fromBufferPromise:d(()=>Ce,"fromBufferPromise")}),fe.exports=Ee(ie);var s=X("chunk-CVC2726E"),ye=(0,s.c)((E,w)=>{w.exports=
g;function g(){this.pending=0,this.max=1/0,this.listeners=[],this.waiting=[],this.error=null}d(g,"D"),(0,s.a)(g,"Pend"),
g.prototype.go=function(m){this.pending<this.max?x(this,m):this.waiting.push(m)},g.prototype.wait=function(m){this.pending===
0?m(this.error):this.listeners.push(m)},g.prototype.hold=function(){return z(this)};function z(m){m.pending+=1;var P=!1;
return _;function _(U){if(P)throw new Error("callback called twice");if(P=!0,m.error=m.error||U,m.pending-=1,m.waiting.length>
0&&m.pending<m.max)x(m,m.waiting.shift());else if(m.pending===0){var A=m.listeners;m.listeners=[],A.forEach(R)}}function R(U){
U(m.error)}}d(z,"k"),(0,s.a)(z,"pendHold");function x(m,P){P(z(m))}d(x,"ee"),(0,s.a)(x,"pendGo")}),ve=(0,s.c)(E=>{var w=(0,s.
b)("fs"),g=(0,s.b)("util"),z=(0,s.b)("stream"),x=z.Readable,m=z.PassThrough,P=ye(),_=(0,s.b)("events").EventEmitter;E.BufferSlicer=
A,E.FdSlicer=R,g.inherits(R,_);function R(p){_.call(this),this.fd=p,this.pend=new P,this.pend.max=1,this.refCount=0}d(R,
"S"),(0,s.a)(R,"FdSlicer"),R.prototype.read=function(p,l,y,S,C){var B=this;B.pend.go(function(D){w.read(B.fd,p,l,y,S,function(L,I,Y){
D(),C(L,I,Y)})})},R.prototype.createReadStream=function(p){return new U(this,p)},R.prototype.ref=function(){this.refCount+=
1},R.prototype.unref=function(){var p=this;if(p.refCount-=1,p.refCount<0)throw new Error("invalid unref");if(p.refCount>
0)return;w.close(p.fd,l);function l(y){y?p.emit("error",y):p.emit("close")}d(l,"r"),(0,s.a)(l,"onCloseDone")},g.inherits(
U,x);function U(p,l){l=l||{},x.call(this,l),this.context=p,this.context.ref(),this.start=l.start||0,this.endOffset=l.end,
this.pos=this.start}d(U,"R"),(0,s.a)(U,"ReadStream"),U.prototype._read=function(p){var l=this,y=Math.min(l._readableState.
highWaterMark,p);if(l.endOffset!=null&&(y=Math.min(y,l.endOffset-l.pos)),y<=0){l.push(null),this._cleanup();return}l.context.
pend.go(function(S){var C=Buffer.allocUnsafe(y);w.read(l.context.fd,C,0,y,l.pos,function(B,D){B?l.destroy(B):D===0?(l.push(
null),l._cleanup()):(l.pos+=D,l.push(C.slice(0,D))),S()})})},U.prototype._destroy=function(p,l){this._cleanup(),l(p)},U.
prototype._cleanup=function(){this.context!=null&&(this.context.unref(),this.context=null)},g.inherits(A,_);function A(p){
_.call(this),this.refCount=0,this.buffer=p}d(A,"L"),(0,s.a)(A,"BufferSlicer"),A.prototype.read=function(p,l,y,S,C){if(!(0<=
l&&l<=p.length))throw new RangeError("offset outside buffer: 0 <= "+l+" <= "+p.length);if(S<0)throw new RangeError("posi\
tion is negative: "+S);if(l+y>p.length&&(y=p.length-l),S+y>this.buffer.length&&(y=this.buffer.length-S),y<=0){setImmediate(
function(){C(null,0)});return}this.buffer.copy(p,l,S,S+y),setImmediate(function(){C(null,y)})},A.prototype.createReadStream=
function(p){p=p||{};var l=new m(p);l.start=p.start||0,l.endOffset=p.end,l.pos=l.endOffset||this.buffer.length;for(var y=this.
buffer.slice(l.start,l.pos),S=65536,C=0;;){var B=C+S;if(B>=y.length){C<y.length&&l.write(y.slice(C,y.length));break}l.write(
y.slice(C,B)),C=B}return l.end(),l},A.prototype.ref=function(){this.refCount+=1},A.prototype.unref=function(){if(this.refCount-=
1,this.refCount<0)throw new Error("invalid unref")}}),we=(0,s.c)((E,w)=>{var g=new Int32Array([0,1996959894,3993919788,2567524794,
124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,
498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,
335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,
901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,
565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,
1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,
2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,
1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,
1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,
1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,
1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,
3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,
4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,
3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,
3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,
3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,
2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,
2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,
2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,
2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,
3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117]);
function z(x){let m=-1;for(let P of x)m=g[(m^P)&255]^m>>>8;return(m^-1)>>>0}d(z,"Ce"),(0,s.a)(z,"crc32"),w.exports=z}),ge=(0,s.
c)(E=>{var w=(0,s.b)("fs"),g=(0,s.b)("zlib"),z=ve(),x=(0,s.b)("util"),m=(0,s.b)("events").EventEmitter,P=(0,s.b)("stream").
Transform,_=(0,s.b)("stream").PassThrough,R=(0,s.b)("stream").Writable,U=typeof g.crc32=="function"?g.crc32:we();E.open=
S,E.fromFd=C,E.fromBuffer=B,E.fromRandomAccessReader=D,E.openPromise=A,E.fromFdPromise=p,E.fromBufferPromise=l,E.fromRandomAccessReaderPromise=
y,E.dosDateTimeToDate=$,E.getFileNameLowLevel=ee,E.validateFileName=te,E.parseExtraFields=re,E.ZipFile=L,E.Entry=M,E.LocalFileHeader=
Q,E.RandomAccessReader=N;function A(e,t){return new Promise((n,r)=>{S(e,{...t,lazyEntries:!0},function(o,a){if(o)return r(
o);n(a)})})}d(A,"Ue"),(0,s.a)(A,"openPromise");function p(e,t){return new Promise((n,r)=>{C(e,{...t,lazyEntries:!0},function(o,a){
if(o)return r(o);n(a)})})}d(p,"Re"),(0,s.a)(p,"fromFdPromise");function l(e,t){return new Promise((n,r)=>{B(e,{...t,lazyEntries:!0},
function(o,a){if(o)return r(o);n(a)})})}d(l,"Fe"),(0,s.a)(l,"fromBufferPromise");function y(e,t,n){return new Promise((r,o)=>{
D(e,t,{...n,lazyEntries:!0},function(a,i){if(a)return o(a);r(i)})})}d(y,"Pe"),(0,s.a)(y,"fromRandomAccessReaderPromise");
function S(e,t,n){typeof t=="function"&&(n=t,t=null),t==null&&(t={}),t.autoClose==null&&(t.autoClose=!0),t.lazyEntries==
null&&(t.lazyEntries=!1),t.decodeStrings==null&&(t.decodeStrings=!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),
t.strictFileNames==null&&(t.strictFileNames=!1),n==null&&(n=J),w.open(e,"r",function(r,o){if(r)return n(r);C(o,t,function(a,i){
a&&w.close(o,J),n(a,i)})})}d(S,"ue"),(0,s.a)(S,"open");function C(e,t,n){typeof t=="function"&&(n=t,t=null),t==null&&(t=
{}),t.autoClose==null&&(t.autoClose=!1),t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==null&&(t.decodeStrings=
!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),t.strictFileNames==null&&(t.strictFileNames=!1),n==null&&(n=J),
w.fstat(e,function(r,o){if(r)return n(r);var a=new z.FdSlicer(e);D(a,o.size,t,n)})}d(C,"X"),(0,s.a)(C,"fromFd");function B(e,t,n){
typeof t=="function"&&(n=t,t=null),t==null&&(t={}),t.autoClose=!1,t.lazyEntries==null&&(t.lazyEntries=!1),t.decodeStrings==
null&&(t.decodeStrings=!0),t.validateEntrySizes==null&&(t.validateEntrySizes=!0),t.strictFileNames==null&&(t.strictFileNames=
!1);var r=new z.BufferSlicer(e);D(r,e.length,t,n)}d(B,"ce"),(0,s.a)(B,"fromBuffer");function D(e,t,n,r){typeof n=="funct\
ion"&&(r=n,n=null),n==null&&(n={}),n.autoClose==null&&(n.autoClose=!0),n.lazyEntries==null&&(n.lazyEntries=!1),n.decodeStrings==
null&&(n.decodeStrings=!0);var o=!!n.decodeStrings;if(n.validateEntrySizes==null&&(n.validateEntrySizes=!0),n.strictFileNames==
null&&(n.strictFileNames=!1),r==null&&(r=J),typeof t!="number")throw new Error("expected totalSize parameter to be a num\
ber");if(t>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only file sizes up to 2^52 are supported due to \
JavaScript's Number type being an IEEE 754 double.");e.ref();var a=22,i=20,f=65535,c=Math.min(i+a+f,t),h=O(c),u=t-h.length;
T(e,h,0,c,u,function(F){if(F)return r(F);for(var v=c-a;v>=0;v-=1)if(h.readUInt32LE(v)===101010256){var b=h.subarray(v),H=b.
readUInt16LE(4),W=b.readUInt16LE(10),ne=b.readUInt32LE(16),ae=b.readUInt16LE(20),se=b.length-a;if(ae!==se)return r(new Error(
"Invalid comment length. Expected: "+se+". Found: "+ae+". Are there extra bytes at the end of the file? Or is the end of\
 central dir signature `PK\u263A\u263B` in the comment?"));var ue=o?G(b.subarray(22),!1):b.subarray(22);if(v-i>=0&&h.readUInt32LE(
v-i)===117853008){var Le=h.subarray(v-i,v-i+i),Se=k(Le,8),Z=O(56);return T(e,Z,0,Z.length,Se,function(le){return le?r(le):
Z.readUInt32LE(0)!==101075792?r(new Error("invalid zip64 end of central directory record signature")):(H=Z.readUInt32LE(
16),H!==0?r(new Error("multi-disk zip files are not supported: found disk number: "+H)):(W=k(Z,32),ne=k(Z,48),r(null,new L(
e,ne,t,W,ue,n.autoClose,n.lazyEntries,o,n.validateEntrySizes,n.strictFileNames))))})}return H!==0?r(new Error("multi-dis\
k zip files are not supported: found disk number: "+H)):r(null,new L(e,ne,t,W,ue,n.autoClose,n.lazyEntries,o,n.validateEntrySizes,
n.strictFileNames))}r(new Error("End of central directory record signature not found. Either not a zip file, or file is \
truncated."))})}d(D,"T"),(0,s.a)(D,"fromRandomAccessReader"),x.inherits(L,m);function L(e,t,n,r,o,a,i,f,c,h){var u=this;
m.call(u),u.reader=e,u.reader.on("error",function(F){Y(u,F)}),u.reader.once("close",function(){u.emit("close")}),u.readEntryCursor=
t,u.fileSize=n,u.entryCount=r,u.comment=o,u.entriesRead=0,u.autoClose=!!a,u.lazyEntries=!!i,u.decodeStrings=!!f,u.validateEntrySizes=
!!c,u.strictFileNames=!!h,u.isOpen=!0,u.emittedError=!1,u.hasEachEntryBeenCalled=!1,u.lazyEntries||u._readEntry()}d(L,"v"),
(0,s.a)(L,"ZipFile"),L.prototype.close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function I(e,t){e.autoClose&&
e.close(),Y(e,t)}d(I,"E"),(0,s.a)(I,"emitErrorAndAutoClose");function Y(e,t){e.emittedError||(e.emittedError=!0,e.emit("\
error",t))}d(Y,"le"),(0,s.a)(Y,"emitError"),L.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readE\
ntry() called without lazyEntries:true");this._readEntry()},L.prototype._readEntry=function(){var e=this;if(e.entryCount===
e.entriesRead){setImmediate(function(){e.autoClose&&e.close(),!e.emittedError&&e.emit("end")});return}if(!e.emittedError){
var t=O(46);T(e.reader,t,0,t.length,e.readEntryCursor,function(n){if(n)return I(e,n);if(!e.emittedError){var r=new M,o=t.
readUInt32LE(0);if(o!==33639248)return I(e,new Error("invalid central directory file header signature: 0x"+o.toString(16)));
if(r.versionMadeBy=t.readUInt16LE(4),r.versionNeededToExtract=t.readUInt16LE(6),r.generalPurposeBitFlag=t.readUInt16LE(8),
r.compressionMethod=t.readUInt16LE(10),r.lastModFileTime=t.readUInt16LE(12),r.lastModFileDate=t.readUInt16LE(14),r.crc32=
t.readUInt32LE(16),r.compressedSize=t.readUInt32LE(20),r.uncompressedSize=t.readUInt32LE(24),r.fileNameLength=t.readUInt16LE(
28),r.extraFieldLength=t.readUInt16LE(30),r.fileCommentLength=t.readUInt16LE(32),r.internalFileAttributes=t.readUInt16LE(
36),r.externalFileAttributes=t.readUInt32LE(38),r.relativeOffsetOfLocalHeader=t.readUInt32LE(42),r.generalPurposeBitFlag&
64)return I(e,new Error("strong encryption is not supported"));e.readEntryCursor+=46,t=O(r.fileNameLength+r.extraFieldLength+
r.fileCommentLength),T(e.reader,t,0,t.length,e.readEntryCursor,function(a){if(a)return I(e,a);if(!e.emittedError){r.fileNameRaw=
t.subarray(0,r.fileNameLength);var i=r.fileNameLength+r.extraFieldLength;r.extraFieldRaw=t.subarray(r.fileNameLength,i),
r.fileCommentRaw=t.subarray(i,i+r.fileCommentLength);try{r.extraFields=re(r.extraFieldRaw)}catch(W){return I(e,W)}if(e.decodeStrings){
var f=(r.generalPurposeBitFlag&2048)!==0;r.fileComment=G(r.fileCommentRaw,f),r.fileName=ee(r.generalPurposeBitFlag,r.fileNameRaw,
r.extraFields,e.strictFileNames);var c=te(r.fileName);if(c!=null)return I(e,new Error(c))}else r.fileComment=r.fileCommentRaw,
r.fileName=r.fileNameRaw;r.comment=r.fileComment,e.readEntryCursor+=t.length,e.entriesRead+=1;for(var h=0;h<r.extraFields.
length;h++){var u=r.extraFields[h];if(u.id===1){var F=u.data,v=0;if(r.uncompressedSize===4294967295){if(v+8>F.length)return I(
e,new Error("zip64 extended information extra field does not include uncompressed size"));r.uncompressedSize=k(F,v),v+=8}
if(r.compressedSize===4294967295){if(v+8>F.length)return I(e,new Error("zip64 extended information extra field does not \
include compressed size"));r.compressedSize=k(F,v),v+=8}if(r.relativeOffsetOfLocalHeader===4294967295){if(v+8>F.length)return I(
e,new Error("zip64 extended information extra field does not include relative header offset"));r.relativeOffsetOfLocalHeader=
k(F,v),v+=8}break}}if(e.validateEntrySizes&&r.compressionMethod===0){var b=r.uncompressedSize;if(r.isEncrypted()&&(b+=12),
r.compressedSize!==b){var H="compressed/uncompressed size mismatch for stored file: "+r.compressedSize+" != "+r.uncompressedSize;
return I(e,new Error(H))}}e.emit("entry",r),e.lazyEntries||e._readEntry()}})}})}},L.prototype.eachEntry=function(){let e=this;
if(!e.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true");if(e.hasEachEntryBeenCalled)throw new Error(
"eachEntry() must only be called once per ZipFile");e.hasEachEntryBeenCalled=!0;let t=null;e.on("entry",r),e.on("end",o),
e.on("error",a);function n(){e.removeListener("entry",r),e.removeListener("end",o),e.removeListener("error",a),e.autoClose&&
e.close()}d(n,"n"),(0,s.a)(n,"cleanup");function r(i){let{resolve:f}=t;t=null,f({value:i})}d(r,"t"),(0,s.a)(r,"onEntry");
function o(){let{resolve:i}=t;t=null,n(),i({done:!0})}d(o,"i"),(0,s.a)(o,"onEnd");function a(i){let{reject:f}=t;t=null,n(),
f(i)}return d(a,"a"),(0,s.a)(a,"onError"),{[Symbol.asyncIterator](){return this},next(){let i=new Promise((f,c)=>{if(t!=
null)throw new Error("next() called before previous Promise was resolved.");t={resolve:f,reject:c}});return e.readEntry(),
i},return(i){return n(),Promise.resolve({done:!0,value:i})},throw(i){return n(),Promise.reject(i)}}},L.prototype.openReadStream=
function(e,t,n){var r=this,o=0,a=e.compressedSize;if(n==null&&(n=t,t=null),t==null)t={};else{if(t.decodeFileData===!1){if(t.
decrypt!=null)throw new Error("cannot use options.decrypt when options.decodeFileData === false");if(t.decompress!=null)
throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(t.decrypt!=null){if(!e.isEncrypted())
throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");if(t.decrypt!==
!1)throw new Error("invalid options.decrypt value: "+t.decrypt);if(e.isCompressed()&&t.decompress!==!1)throw new Error("\
entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(t.decompress!=
null){if(!e.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See also op\
tion decodeFileData.");if(!(t.decompress===!1||t.decompress===!0))throw new Error("invalid options.decompress value: "+t.
decompress);f=t.decompress}}if(t.start!=null){if(o=t.start,o<0)throw new Error("options.start < 0");if(o>e.compressedSize)
throw new Error("options.start > entry.compressedSize")}if(t.end!=null){if(a=t.end,a<0)throw new Error("options.end < 0");
if(a>e.compressedSize)throw new Error("options.end > entry.compressedSize");if(a<o)throw new Error("options.end < option\
s.start")}}var i=t.decodeFileData===!1||(e.compressionMethod===0||e.compressionMethod===8&&t.decompress===!1)&&(!e.isEncrypted()||
t.decrypt===!1);if((t.start!=null||t.end!=null)&&!i)throw new Error("start/end range require options.decodeFileData === \
false for non-trivial encoded entries.");if(!r.isOpen)return n(new Error("closed"));if(e.isEncrypted()&&!i&&t.decrypt!==
!1)return n(new Error("entry is encrypted, and options.decodeFileData !== false"));var f;if(i)f=!1;else if(e.compressionMethod===
8)f=t.decodeFileData!==!0;else return n(new Error("unsupported compression method: "+e.compressionMethod));r.readLocalFileHeader(
e,{minimal:!0},function(c,h){if(c)return n(c);r.openReadStreamLowLevel(h.fileDataStart,e.compressedSize,o,a,f,e.uncompressedSize,
n)})},L.prototype.openReadStreamLowLevel=function(e,t,n,r,o,a,i){var f=this,c=e+t,h=f.reader.createReadStream({start:e+n,
end:e+r}),u=h;if(o){var F=!1,v=g.createInflateRaw();h.on("error",function(b){setImmediate(function(){F||v.emit("error",b)})}),
h.pipe(v),f.validateEntrySizes?(u=new j(a),v.on("error",function(b){setImmediate(function(){F||u.emit("error",b)})}),v.pipe(
u)):u=v,K(u,function(){F=!0,v!==u&&v.unpipe(u),h.unpipe(v),h.destroy()})}i(null,u)},L.prototype.readLocalFileHeader=function(e,t,n){
var r=this;n==null&&(n=t,t=null),t==null&&(t={}),r.reader.ref();var o=O(30);T(r.reader,o,0,o.length,e.relativeOffsetOfLocalHeader,
function(a){try{if(a)return n(a);var i=o.readUInt32LE(0);if(i!==67324752)return n(new Error("invalid local file header s\
ignature: 0x"+i.toString(16)));var f=o.readUInt16LE(26),c=o.readUInt16LE(28),h=e.relativeOffsetOfLocalHeader+30+f+c;if(h+
e.compressedSize>r.fileSize)return n(new Error("file data overflows file bounds: "+h+" + "+e.compressedSize+" > "+r.fileSize));
if(t.minimal)return n(null,{fileDataStart:h});var u=new Q;u.fileDataStart=h,u.versionNeededToExtract=o.readUInt16LE(4),u.
generalPurposeBitFlag=o.readUInt16LE(6),u.compressionMethod=o.readUInt16LE(8),u.lastModFileTime=o.readUInt16LE(10),u.lastModFileDate=
o.readUInt16LE(12),u.crc32=o.readUInt32LE(14),u.compressedSize=o.readUInt32LE(18),u.uncompressedSize=o.readUInt32LE(22),
u.fileNameLength=f,u.extraFieldLength=c,o=O(f+c),r.reader.ref(),T(r.reader,o,0,o.length,e.relativeOffsetOfLocalHeader+30,
function(F){try{return F?n(F):(u.fileName=o.subarray(0,f),u.extraField=o.subarray(f),n(null,u))}finally{r.reader.unref()}})}finally{
r.reader.unref()}})},L.prototype.openReadStreamPromise=function(e,t){return new Promise((n,r)=>{this.openReadStream(e,t,
function(o,a){if(o)return r(o);n(a)})})},L.prototype.openReadStreamLowLevelPromise=function(e,t,n,r,o,a){return new Promise(
(i,f)=>{this.openReadStream(e,t,n,r,o,a,function(c,h){if(c)return f(c);i(h)})})},L.prototype.readLocalFileHeaderPromise=
function(e,t){return new Promise((n,r)=>{this.readLocalFileHeader(e,t,function(o,a){if(o)return r(o);n(a)})})};function M(){}
d(M,"I"),(0,s.a)(M,"Entry"),M.prototype.getLastModDate=function(e){if(e==null&&(e={}),!e.forceDosFormat)for(var t=0;t<this.
extraFields.length;t++){var n=this.extraFields[t];if(n.id===21589){var r=n.data;if(r.length<5)continue;var o=r[0],a=1;if(!(o&
a))continue;var i=r.readInt32LE(1);return new Date(i*1e3)}else if(n.id===10){var r=n.data;if(r.length!==32||r.readUInt16LE(
4)!==1||r.readUInt16LE(6)!==24)continue;var f=r.readUInt32LE(8)+4294967296*r.readInt32LE(12),c=f/1e4-116444736e5;return new Date(
c)}}return $(this.lastModFileDate,this.lastModFileTime,e.timezone)},M.prototype.canDecodeFileData=function(){return!this.
isEncrypted()&&(this.compressionMethod===0||this.compressionMethod===8)},M.prototype.isEncrypted=function(){return(this.
generalPurposeBitFlag&1)!==0},M.prototype.isCompressed=function(){return this.compressionMethod===8};function Q(){}d(Q,"\
xe"),(0,s.a)(Q,"LocalFileHeader");function $(e,t,n){var r=e&31,o=(e>>5&15)-1,a=(e>>9&127)+1980,i=0,f=(t&31)*2,c=t>>5&63,
h=t>>11&31;if(n==null||n==="local")return new Date(a,o,r,h,c,f,i);if(n==="UTC")return new Date(Date.UTC(a,o,r,h,c,f,i));
throw new Error("unrecognized options.timezone: "+options.timezone)}d($,"me"),(0,s.a)($,"dosDateTimeToDate");function ee(e,t,n,r){
for(var o=null,a=0;a<n.length;a++){var i=n[a];if(i.id===28789){if(i.data.length<6||i.data.readUInt8(0)!==1)continue;var f=i.
data.readUInt32LE(1);if(U(t)!==f)continue;o=G(i.data.subarray(5),!0);break}}if(o==null){var c=(e&2048)!==0;o=G(t,c)}return r||
(o=o.replace(/\\/g,"/")),o}d(ee,"he"),(0,s.a)(ee,"getFileNameLowLevel");function te(e){return e.indexOf("\\")!==-1?"inva\
lid characters in fileName: "+e:/^[a-zA-Z]:/.test(e)||/^\//.test(e)?"absolute path: "+e:e.split("/").indexOf("..")!==-1?
"invalid relative path: "+e:null}d(te,"ve"),(0,s.a)(te,"validateFileName");function re(e){for(var t=[],n=0;n<e.length-3;){
var r=e.readUInt16LE(n+0),o=e.readUInt16LE(n+2),a=n+4,i=a+o;if(i>e.length)throw new Error("extra field length exceeds ex\
tra field buffer size");var f=e.subarray(a,i);t.push({id:r,data:f}),n=i}return t}d(re,"be"),(0,s.a)(re,"parseExtraFields");
function T(e,t,n,r,o,a){if(r===0)return setImmediate(function(){a(null,O(0))});e.read(t,n,r,o,function(i,f){if(i)return a(
i);if(f<r)return a(new Error("unexpected EOF"));a()})}d(T,"z"),(0,s.a)(T,"readAndAssertNoEof"),x.inherits(j,P);function j(e){
P.call(this),this.actualByteCount=0,this.expectedByteCount=e}d(j,"F"),(0,s.a)(j,"AssertByteCountStream"),j.prototype._transform=
function(e,t,n){if(this.actualByteCount+=e.length,this.actualByteCount>this.expectedByteCount){var r="too many bytes in \
the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount;return n(new Error(r))}n(null,e)},j.
prototype._flush=function(e){if(this.actualByteCount<this.expectedByteCount){var t="not enough bytes in the stream. expe\
cted "+this.expectedByteCount+". got only "+this.actualByteCount;return e(new Error(t))}e()},x.inherits(N,m);function N(){
m.call(this),this.refCount=0}d(N,"y"),(0,s.a)(N,"RandomAccessReader"),N.prototype.ref=function(){this.refCount+=1},N.prototype.
unref=function(){var e=this;if(e.refCount-=1,e.refCount>0)return;if(e.refCount<0)throw new Error("invalid unref");e.close(
t);function t(n){if(n)return e.emit("error",n);e.emit("close")}d(t,"r"),(0,s.a)(t,"onCloseDone")},N.prototype.createReadStream=
function(e){e==null&&(e={});var t=e.start,n=e.end;if(t===n){var r=new _;return setImmediate(function(){r.end()}),r}var o=this.
_readStreamForRange(t,n),a=!1,i=new q(this);o.on("error",function(c){setImmediate(function(){a||i.emit("error",c)})}),K(
i,function(){o.unpipe(i),i.unref(),o.destroy()});var f=new j(n-t);return i.on("error",function(c){setImmediate(function(){
a||f.emit("error",c)})}),K(f,function(){a=!0,i.unpipe(f),i.destroy()}),o.pipe(i).pipe(f)},N.prototype._readStreamForRange=
function(e,t){throw new Error("not implemented")},N.prototype.read=function(e,t,n,r,o){var a=this.createReadStream({start:r,
end:r+n}),i=new R,f=0;i._write=function(c,h,u){c.copy(e,t+f,0,c.length),f+=c.length,u()},i.on("finish",o),a.on("error",function(c){
o(c)}),a.pipe(i)},N.prototype.close=function(e){setImmediate(e)},x.inherits(q,_);function q(e){_.call(this),this.context=
e,this.context.ref(),this.unreffedYet=!1}d(q,"q"),(0,s.a)(q,"RefUnrefFilter"),q.prototype._flush=function(e){this.unref(),
e()},q.prototype.unref=function(e){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())};var Fe="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\
\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\
\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\
\xA0";function G(e,t){if(t)return e.toString("utf8");for(var n="",r=0;r<e.length;r++)n+=Fe[e[r]];return n}d(G,"N"),(0,s.
a)(G,"decodeBuffer");function k(e,t){var n=e.readUInt32LE(t),r=e.readUInt32LE(t+4);return r*4294967296+n}d(k,"C"),(0,s.a)(
k,"readUInt64LE");var O;typeof Buffer.allocUnsafe=="function"?O=(0,s.a)(function(e){return Buffer.allocUnsafe(e)},"newBu\
ffer"):O=(0,s.a)(function(e){return new Buffer(e)},"newBuffer");function K(e,t){typeof e.destroy=="function"?e._destroy=
function(n,r){t(),r?.(n)}:e.destroy=t}d(K,"J"),(0,s.a)(K,"installDestroyFn");function J(e){if(e)throw e}d(J,"_"),(0,s.a)(
J,"defaultCallback")}),xe=(0,s.e)(ge()),Ce=xe.fromBufferPromise}};
